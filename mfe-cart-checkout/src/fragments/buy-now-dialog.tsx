import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../requests/message-of-error';
import type { BuyNowQuestion } from './use-buy-now-question';

/** Names of the rest that are shown; the others are counted. */
const NAMES_SHOWN = 4;

/** Asks whether the rest of the cart is ordered together with what is bought at once. */
export default function BuyNowDialog({ question, name }: { question: BuyNowQuestion; name: string }) {
  const t = useTranslate();
  const { rest, running, error, answer } = question;
  const others = rest.length - NAMES_SHOWN;
  return (
    <Dialog
      open={rest.length > 0}
      title={t('buyNowQuestion.title')}
      closeLabel={t('buyNowQuestion.close')}
      onClose={question.close}
    >
      <Stack gap={4}>
        <Text>{t('buyNowQuestion.holds')}</Text>
        <ul>
          {rest.slice(0, NAMES_SHOWN).map(({ id, item, quantity }) => (
            <li key={id}>{quantity > 1 ? `${quantity} × ${item.name}` : item.name}</li>
          ))}
          {others > 0 ? <li>{t('buyNowQuestion.others', { count: others })}</li> : null}
        </ul>
        <Stack gap={2}>
          <Button wide busy={running === 'alone'} onClick={() => void answer('alone')}>
            {t('buyNowQuestion.alone')}
          </Button>
          <Text size="sm" tone="muted">
            {t('buyNowQuestion.aloneNote', { name })}
            {rest.some(({ startAt }) => startAt !== null) ? ` ${t('buyNowQuestion.releases')}` : null}
          </Text>
        </Stack>
        <Button wide variant="secondary" busy={running === 'withRest'} onClick={() => void answer('withRest')}>
          {t('buyNowQuestion.withRest')}
        </Button>
        {error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(error, t)}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
