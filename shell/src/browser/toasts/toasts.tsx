import type { Translate } from '@aksamit/module-sdk/i18n';
import { type ToastItem, ToastList } from '@aksamit/ui';
import { useEffect, useRef, useState } from 'react';
import { TOAST_LIFE_MS, withoutToast, withToast } from './toast-queue';

/** A message from the bus (topic `toast`). */
export type Toast = Pick<ToastItem, 'type' | 'message'>;

export interface ToastsProps {
  t: Translate;
  /** Delivers every toast from now on; returns the unsubscribe function. Must stay the same function. */
  subscribe: (show: (toast: Toast) => void) => () => void;
}

/** Counts each toast's lifetime down while it is not held. */
function useLifetimes(toasts: readonly ToastItem[], held: boolean, onEnd: (id: string) => void) {
  const remainingMs = useRef(new Map<string, number>());
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (held) return;
    const startedAt = Date.now();
    const timers = toasts.map(({ id }) =>
      setTimeout(() => end.current(id), remainingMs.current.get(id) ?? TOAST_LIFE_MS),
    );
    return () => {
      timers.forEach(clearTimeout);
      const passedMs = Date.now() - startedAt;
      const entries = toasts.map(({ id }) => [id, (remainingMs.current.get(id) ?? TOAST_LIFE_MS) - passedMs] as const);
      remainingMs.current = new Map(entries);
    };
  }, [toasts, held]);
}

/**
 * Short messages over the page: two at most, newest on top, removed after 5 seconds without pointer or focus on them.
 */
export function Toasts({ t, subscribe }: ToastsProps) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  useEffect(
    () =>
      subscribe((toast) => {
        count.current += 1;
        const item = { ...toast, id: `toast-${count.current}` };
        setToasts((current) => withToast(current, item));
      }),
    [subscribe],
  );
  const close = (id: string) => {
    setToasts((current) => withoutToast(current, id));
    // The element under the pointer or focus was removed, which fires no event.
    setHeld(false);
  };
  useLifetimes(toasts, held, close);
  return (
    <ToastList
      label={t('toasts.label')}
      closeLabel={t('toasts.close')}
      toasts={toasts}
      onClose={close}
      onHold={setHeld}
    />
  );
}
