import type { BackgroundForms, BackgroundOptions } from './background-forms';
import { IN_BACKGROUND, isInUse, showBusy } from './pressed-button';

/**
 * Sends forms that their module marked (kit, `backgroundForm`) without leaving the page. The code that sends them is loaded
 * with the first press; where it cannot be had, the browser sends the form itself.
 */
export function startBackgroundFormsLater(options: BackgroundOptions): void {
  let loading: Promise<BackgroundForms> | undefined;
  document.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    const { form } = button;
    if (!form?.hasAttribute(IN_BACKGROUND)) return;
    event.preventDefault();
    if (isInUse(button)) return;
    showBusy(button);
    loading ??= import(/* webpackChunkName: "later-background-forms" */ './background-forms').then((code) =>
      code.createBackgroundForms(options),
    );
    loading.then(
      (forms) => forms.send(form, button),
      () => {
        form.removeAttribute(IN_BACKGROUND);
        button.click();
      },
    );
  });
}
