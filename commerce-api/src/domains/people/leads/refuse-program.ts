import { type FormGuard, LEAST_FORM_MS } from '@aksamit/contracts';
import { invalidFields } from '../../../platform/api-error';

/**
 * Refuses a form that a program filled in: with the field that nobody sees, or sooner than a person can. The form is never
 * dropped in silence, since a complaint has a legal deadline: who was taken for a program reads what to do and sends it
 * again. The limits by address are what holds off programs that know this. Source: docs/decisions/0198.
 * @throws 422 on `guard`
 */
export function refuseProgram(guard: FormGuard | undefined): void {
  const isFilledUnseen = (guard?.website ?? '').trim() !== '';
  const isTooFast = guard?.elapsedMs !== undefined && guard.elapsedMs < LEAST_FORM_MS;
  if (isFilledUnseen || isTooFast) throw invalidFields({ guard: ['form_refused'] });
}
