import type { BackgroundForms, BackgroundOptions } from './background-forms';
import { IN_BACKGROUND, isInUse, showBusy } from './pressed-button';

/**
 * Sends forms that their module marked (kit, `backgroundForm`) without leaving the page. The code that sends them is loaded when
 * one of their buttons is touched; where it cannot be had, the browser sends the form itself.
 */
export function startBackgroundFormsLater(options: BackgroundOptions): void {
  let loading: Promise<BackgroundForms> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "later-background-forms" */ './background-forms').then(
      ({ createBackgroundForms }) => createBackgroundForms(options),
    );
    return loading;
  };
  document.addEventListener('pointerdown', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A failure is handled with the press.
    if (button?.form?.hasAttribute(IN_BACKGROUND)) load().catch(() => undefined);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    if (event.defaultPrevented || !form.hasAttribute(IN_BACKGROUND)) return;
    event.preventDefault();
    if (isInUse(button)) return;
    showBusy(button);
    load().then(
      (forms) => forms.send(form, button),
      () => {
        form.removeAttribute(IN_BACKGROUND);
        button.click();
      },
    );
  });
}
