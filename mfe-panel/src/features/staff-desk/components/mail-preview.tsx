import type { DeskCase, OutcomeMail } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { Letter, LongText } from './case-style';

export interface MailPreviewProps {
  lead: Pick<DeskCase, 'email' | 'locale'>;
  mail: OutcomeMail;
  answer: string;
}

/** The e-mail that an outcome sends, in its recipient's language. */
export function MailPreview({ lead, mail, answer }: MailPreviewProps) {
  const t = useTranslate();
  const language = t(`staff.desk.languages.${lead.locale}`);
  return (
    <>
      <Text size="sm" tone="muted">
        {t('staff.desk.answer.mailTo', { email: lead.email, language })}
      </Text>
      <Letter lang={lead.locale} aria-label={t('staff.desk.answer.mail')}>
        <strong>{mail.subject}</strong>
        <p>{mail.lead}</p>
        <LongText>{answer}</LongText>
        {mail.foot === '' ? null : <p>{mail.foot}</p>}
      </Letter>
    </>
  );
}
