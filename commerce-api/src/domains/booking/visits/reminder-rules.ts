/** How a customer is reminded of a visit, and what fits into one SMS. */
import { SMS_LETTERS } from '../../operations/messages';

/** The customer's choice; a visit of a guest has `email`. */
export type ReminderChoice = 'email' | 'sms' | 'both' | 'none';

/**
 * Channels of a reminder. Who chose SMS and cannot get one (the number is no longer verified, the shop sends none) gets the
 * e-mail. Source: docs/decisions/0229.
 */
export function channelsOf(choice: ReminderChoice, canSms: boolean): { email: boolean; sms: boolean } {
  const wantsSms = choice === 'sms' || choice === 'both';
  return { email: choice === 'email' || choice === 'both' || (wantsSms && !canSms), sms: wantsSms && canSms };
}

/** Fewer letters do not name a salon. */
const SHORTEST_SALON = 16;

export interface ReminderValues {
  when: string;
  salon: string;
  phone: string;
  link: string;
}

/**
 * The values of a reminder that fits into one SMS: a long salon's name is cut, and where that is not enough, the link goes.
 * @param template with a place for each of them
 * @param values in the letters of an SMS
 */
export function fitReminder(template: string, values: ReminderValues): ReminderValues {
  const around = (link: string) =>
    Object.entries({ ...values, salon: '', link }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      template,
    ).length;
  const link = SMS_LETTERS - around(values.link) >= Math.min(SHORTEST_SALON, values.salon.length) ? values.link : '';
  const room = Math.max(0, SMS_LETTERS - around(link));
  return { ...values, link, salon: values.salon.slice(0, room).trimEnd() };
}
