import type { InlineFormOutcome } from '@aksamit/contracts/platform';
import { FORM_OUTCOME_TYPE } from '../../isomorphic/sent-in-background';
import { element } from '../host/elements';
import { IN_BACKGROUND } from './pressed-button';

/**
 * Sends the form as the browser would for this button.
 * @param added further fields
 * @returns what it did; null once the browser follows the redirect of a release that knows no outcomes
 * @throws where there is neither
 */
export async function sendForm(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  added: Record<string, string>,
  signal: AbortSignal,
): Promise<InlineFormOutcome | null> {
  const body = new URLSearchParams(added);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  if (button.name) body.append(button.name, button.value);
  const action = form.getAttribute('action') ?? location.href;
  const response = await fetch(action, { method: 'POST', headers: { accept: FORM_OUTCOME_TYPE }, body, signal });
  if (response.headers.get('content-type') === FORM_OUTCOME_TYPE) {
    const outcome: InlineFormOutcome | null = await response.json();
    if (outcome?.publications) return outcome;
  } else if (response.redirected && response.ok) {
    location.assign(response.url);
    return null;
  }
  throw new Error(`Failed to send a form in place: there is no outcome (${response.status}).`);
}

/**
 * Lets the browser send the form, as without scripts.
 * @param added further fields
 * @returns removes them again, for a page that comes back
 */
export function sendByBrowser(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  added: Record<string, string>,
): () => void {
  const fields = Object.entries(added).map(([name, value]) => element('input', { type: 'hidden', name, value }));
  form.append(...fields);
  form.removeAttribute(IN_BACKGROUND);
  button.click();
  return () => {
    for (const field of fields) field.remove();
    form.setAttribute(IN_BACKGROUND, '');
  };
}
