import type { DeskCase } from '@aksamit/contracts/staff';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import type { AnswerWords } from '../answer-words';
import { type CaseAddress, type CaseOutcome, closeCase } from '../api/change-case';
import { LongText } from './case-style';
import { MailPreview } from './mail-preview';

export interface SendAnswerProps {
  address: CaseAddress;
  lead: DeskCase;
  words: AnswerWords;
  outcome: CaseOutcome;
  onClose(): void;
  onSent(): void;
  /** The form was closed elsewhere meanwhile. */
  onLost(): void;
}

/** In a dialog: the e-mail as it would leave, if one does. It cannot be called back, so it is confirmed. */
export function SendAnswer({ address, lead, words, outcome, onClose, onSent, onLost }: SendAnswerProps) {
  const t = useTranslate();
  const http = useHttp();
  const mail = lead.outcomeMails.find(({ state }) => state === outcome.state);
  const send = async (key: string) => {
    try {
      await closeCase(http, { ...address, outcome }, key);
      onSent();
    } catch (error) {
      if (isHttpError(error) && error.code === 'lead_closed') onLost();
      throw error;
    }
  };
  return (
    <ConfirmQuestion
      words={{
        confirm: words.send,
        keep: t('staff.desk.answer.back'),
        done: words.done(outcome.state),
      }}
      send={send}
      onClose={onClose}
    >
      <Text>{words.confirm(outcome.state)}</Text>
      {mail && lead.email !== null ? (
        <MailPreview email={lead.email} locale={lead.locale} mail={mail} answer={outcome.answer} />
      ) : (
        <LongText>{outcome.answer}</LongText>
      )}
    </ConfirmQuestion>
  );
}
