/**
 * The simulated browser has the element `dialog` but not its methods: these open and close it, and restore the focus.
 */
export function simulateDialogs(): void {
  let focused: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    focused = document.activeElement;
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    if (focused instanceof HTMLElement) focused.focus();
  };
}
