import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { dropPosition } from './section-order';

interface Drag {
  from: number;
  /** The section is dropped above the one at this position; behind the last where there is none. */
  above: number;
}

/** Position of the entry above which a pointer's height is. */
function positionAt(list: HTMLElement, y: number): number {
  const entries = [...list.children].filter((child) => child instanceof HTMLElement);
  const found = entries.findIndex((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return y < top + height / 2;
  });
  return found === -1 ? entries.length : found;
}

/**
 * Moves sections by a handle: dragged by a pointer, or by the arrow keys. Escape leaves all as it was.
 * Why there is no library: docs/decisions/0206.
 */
export function useSectionDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    if (!drag) return;
    const cancel = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setDrag(null);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [drag]);
  const handleOf = (index: number, count: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, above: index });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag || !list.current) return;
      setDrag({ ...drag, above: positionAt(list.current, event.clientY) });
    },
    onPointerUp() {
      if (!drag) return;
      setDrag(null);
      const to = dropPosition(drag.from, drag.above);
      if (to !== drag.from) move(drag.from, to);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = index + step;
      if (to < 0 || to >= count) return;
      const grip = event.currentTarget;
      move(index, to);
      // A moved element loses the focus.
      requestAnimationFrame(() => grip.focus());
    },
  });
  return { drag, handleOf };
}
