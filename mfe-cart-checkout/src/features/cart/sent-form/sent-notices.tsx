import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Notice } from '@aksamit/ui';
import { useAddedStep } from '../../../commerce/use-added-step';
import type { SentRefusal } from './sent-refusal';

interface SentNoticesProps {
  cart: Cart | undefined;
  refusal: SentRefusal | undefined;
}

/** Result of a form that the browser itself sent: the new content of the cart, or the refusal. */
export function SentNotices({ cart, refusal }: SentNoticesProps) {
  const t = useTranslate();
  const [query] = useSearchParams();
  const added = cart?.items.find(({ id }) => id === query.get('added'));
  useAddedStep(refusal ? undefined : added);
  if (refusal)
    return (
      <Notice tone="alert" id="refusal" title={refusal.message}>
        {refusal.from ? <a href={refusal.from}>{t('sent.back')}</a> : null}
      </Notice>
    );
  return added ? <Notice tone="success" title={t('sent.added', { name: added.item.name })} /> : null;
}
