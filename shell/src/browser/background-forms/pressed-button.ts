/** Attribute of forms whose page stays: the kit's `backgroundForm`. */
export const IN_BACKGROUND = 'data-in-background';

/** Its form is under way, or was accepted: another press does nothing. */
export const isInUse = (button: HTMLButtonElement): boolean => button.matches('[aria-busy],[data-done]');

/** As a press that waits for its script looks (kit, base-css.ts). The focus stays. */
export function showBusy(button: HTMLButtonElement): void {
  button.setAttribute('data-pressed', '');
  button.setAttribute('aria-busy', 'true');
}
