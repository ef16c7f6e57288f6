import { isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { messageOfError } from '../requests/message-of-error';

/** Why a staff call was refused: of a wrong field its words. An admin without a second factor is shown what is missing. */
export function refusalWords(error: unknown, t: Translate): string {
  if (!isHttpError(error)) return messageOfError(error, t);
  if (error.code === 'second_factor_needed') return t('staff.secondFactor');
  const fields = Object.values(error.fields).join(' ');
  return error.status === 422 && fields ? fields : messageOfError(error, t);
}
