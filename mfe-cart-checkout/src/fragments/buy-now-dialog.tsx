import { TranslationsContext, useLocaleFormats, useProvidedTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../requests/message-of-error';
import en from './locales/buy-now-question.en.json';
import pl from './locales/buy-now-question.pl.json';
import type { BuyNowQuestion } from './use-buy-now-question';

interface BuyNowDialogProps {
  question: BuyNowQuestion;
  name: string;
}

const resources = { pl, en };

/** Names of the rest that are shown; the others are counted. */
const NAMES_SHOWN = 4;

/** Asks whether the rest of the cart is ordered together with what is bought at once. Its texts come with it. */
export default function BuyNowDialog(props: BuyNowDialogProps) {
  const t = useTranslate();
  const translations = useProvidedTranslations(useLocaleFormats(), resources);
  const { error } = props.question;
  return (
    <TranslationsContext value={translations}>
      <Question {...props} problem={error ? messageOfError(error, t) : null} />
    </TranslationsContext>
  );
}

function Question({ question, name, problem }: BuyNowDialogProps & { problem: string | null }) {
  const t = useTranslate();
  const { rest, running, answer } = question;
  const others = rest.length - NAMES_SHOWN;
  return (
    <Dialog open={rest.length > 0} title={t('title')} closeLabel={t('close')} onClose={question.close}>
      <Stack gap={4}>
        <Text>{t('holds')}</Text>
        <ul>
          {rest.slice(0, NAMES_SHOWN).map(({ id, item, quantity }) => (
            <li key={id}>{quantity > 1 ? `${quantity} × ${item.name}` : item.name}</li>
          ))}
          {others > 0 ? <li>{t('others', { count: others })}</li> : null}
        </ul>
        <Stack gap={2}>
          <Button wide busy={running === 'alone'} onClick={() => void answer('alone')}>
            {t('alone')}
          </Button>
          <Text size="sm" tone="muted">
            {t('aloneNote', { name })}
            {rest.some(({ startAt }) => startAt !== null) ? ` ${t('releases')}` : null}
          </Text>
        </Stack>
        <Button wide variant="secondary" busy={running === 'withRest'} onClick={() => void answer('withRest')}>
          {t('withRest')}
        </Button>
        {problem ? (
          <Notice tone="alert" announce="assertive">
            {problem}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
