/** Words of closing a form: with an e-mail to its sender, or, where no address was left, with what a call came to. */
import type { DeskLead } from '@aksamit/contracts/staff';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { CaseOutcome } from './api/change-case';
import type { DeskKind } from './desk-kinds';

export interface AnswerWords {
  title: string;
  text: string;
  hint: string;
  check: string;
  confirmTitle: string;
  send: string;
  confirm(state: CaseOutcome['state']): string;
  done(state: CaseOutcome['state']): string;
}

/** @param lead without an address it is answered by a call alone */
export function answerWords(
  t: Translate,
  desk: DeskKind,
  { email, number }: Pick<DeskLead, 'email' | 'number'>,
): AnswerWords {
  const named = { number };
  if (email === null) {
    return {
      title: t('staff.desk.call.title'),
      text: t('staff.desk.call.text'),
      hint: t('staff.desk.call.hint'),
      check: t('staff.desk.call.close'),
      confirmTitle: t('staff.desk.call.confirmTitle'),
      send: t('staff.desk.call.close'),
      confirm: () => t('staff.desk.call.confirm'),
      done: () => t('staff.desk.call.done', named),
    };
  }
  return {
    title: t(`staff.desk.answer.titles.${desk}`),
    text: t('staff.desk.answer.text'),
    hint: t('staff.desk.answer.hint'),
    check: t('staff.desk.answer.check'),
    confirmTitle: t('staff.desk.answer.confirmTitle'),
    send: t('staff.desk.answer.send'),
    confirm: (state) => t(`staff.desk.answer.confirm.${state}`),
    done: (state) => t(`staff.desk.answer.done.${state}`, named),
  };
}
