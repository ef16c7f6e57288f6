import { letterParts } from '@aksamit/contracts/letter-parts';
import type { DeskCase, OutcomeMail } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { Letter, LongText } from './case-style';

export interface MailPreviewProps {
  /** Where it goes. */
  email: string;
  /** Of its recipient. */
  locale: DeskCase['locale'];
  mail: OutcomeMail;
  answer: string;
}

/** The e-mail that an outcome sends, in its recipient's language, greeted and signed once. */
export function MailPreview({ email, locale, mail, answer }: MailPreviewProps) {
  const t = useTranslate();
  const letter = letterParts(answer);
  const greeting = letter.greeting ?? mail.greeting ?? '';
  const signature = letter.signature ?? mail.signature ?? '';
  const language = t(`staff.desk.languages.${locale}`);
  return (
    <>
      <Text size="sm" tone="muted">
        {t('staff.desk.answer.mailTo', { email, language })}
      </Text>
      <Letter lang={locale} aria-label={t('staff.desk.answer.mail')}>
        <strong>{mail.subject}</strong>
        {greeting === '' ? null : <p>{greeting}</p>}
        <p>{mail.lead}</p>
        <LongText>{letter.body}</LongText>
        {mail.foot === '' ? null : <p>{mail.foot}</p>}
        {signature === '' ? null : <LongText>{signature}</LongText>}
      </Letter>
    </>
  );
}
