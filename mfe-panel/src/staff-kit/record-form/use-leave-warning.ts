import { useEffect, useRef, useState } from 'react';

export interface LeaveWarning {
  /** A link was pressed while there are unsaved changes: one is asked. */
  isAsked: boolean;
  stay(): void;
  leave(): void;
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Holds back what leaves a page with unsaved changes: closing it by the browser's own question, links by one here. */
export function useLeaveWarning(isChanged: boolean): LeaveWarning {
  const [held, setHeld] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const link = linkOf(event);
      const isPageLink = link && !link.target && !(link.getAttribute('href') ?? '').startsWith('#');
      if (!isPageLink || isLeaving.current || !isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(link);
    };
    window.addEventListener('beforeunload', warn);
    // Before the host, which turns links into navigations.
    window.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', hold, true);
    };
  }, [isChanged]);
  return {
    isAsked: held !== null,
    stay: () => setHeld(null),
    leave() {
      isLeaving.current = true;
      held?.click();
      setHeld(null);
      isLeaving.current = false;
    },
  };
}
