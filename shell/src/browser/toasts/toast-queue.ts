import type { ToastItem } from '@aksamit/ui';

/** At most this many at once, newest on top. Source: specification, commerce core, section 4. */
export const TOAST_LIMIT = 2;
/** A toast closes by itself after this time. Source: as above. */
export const TOAST_LIFE_MS = 5000;

/** Adds a toast in front; those over the limit are dropped. */
export const withToast = (toasts: readonly ToastItem[], toast: ToastItem): readonly ToastItem[] =>
  [toast, ...toasts].slice(0, TOAST_LIMIT);

/** Removes a toast. */
export const withoutToast = (toasts: readonly ToastItem[], id: string): readonly ToastItem[] =>
  toasts.filter((toast) => toast.id !== id);
