import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { backgroundForm } from '@aksamit/module-sdk/pages';
import { useLocation } from '@aksamit/module-sdk/router';
import { Button, LinkButton } from '@aksamit/ui';
import { ShoppingBag } from 'lucide-react';

/** What a row sells. */
type RowKind = 'product' | 'package' | 'offer';

const kinds: readonly RowKind[] = ['product', 'package', 'offer'];
const formId = (kind: RowKind, list: string): string => `${list}add-${kind}`;

interface RowFormsProps {
  /** Begins their ids, where the page around may have the forms of other lists; omitted: the page has one list's forms. */
  list?: string;
}

/**
 * The forms that the rows' buttons send, once for a list: one piece into the cart. With scripts the page stays, so that one row
 * after the other can be added; without, the cart's page shows it with the way to a time.
 */
export function RowForms({ list = '' }: RowFormsProps) {
  const href = useHref();
  const { pathname } = useLocation();
  return kinds.map((kind) => (
    <form
      key={kind}
      id={formId(kind, list)}
      method="post"
      action={href('cart-checkout/cart')}
      hidden
      {...backgroundForm}
    >
      {Object.entries({ intent: 'add', itemType: kind, quantity: '1', from: pathname }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  ));
}

interface RowButtonProps {
  kind: RowKind;
  id: string;
  name: string;
  /** The page of what is sold, where the page server takes no forms or it is not sold singly. */
  href: string;
  isSoldSingly: boolean;
  /** As that of the list's `RowForms`. */
  list?: string | undefined;
}

/** Puts what a row shows into the cart. */
export function RowButton({ kind, id, name, href, isSoldSingly, list = '' }: RowButtonProps) {
  const t = useTranslate();
  const takesForms = usePageContext().takesForms === true;
  if (!takesForms || !isSoldSingly)
    return (
      <LinkButton size="sm" variant="secondary" href={href} aria-label={t('rows.chooseNamed', { name })}>
        {t('rows.choose')}
      </LinkButton>
    );
  return (
    <Button
      type="submit"
      size="sm"
      variant="secondary"
      form={formId(kind, list)}
      name="itemId"
      value={id}
      aria-label={t('rows.addNamed', { name })}
    >
      <ShoppingBag aria-hidden="true" />
      {t('rows.add')}
    </Button>
  );
}
