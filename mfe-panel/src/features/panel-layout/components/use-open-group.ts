import { type RefObject, useEffect, useState } from 'react';
import type { PanelGroup } from '../panel-menu';

type Name = PanelGroup['name'];

export interface OpenGroup {
  /** The group whose pages are shown; null: none. */
  open: Name | null;
  toggle(name: Name): void;
  close(): void;
}

/**
 * Which group of the menu is open: at most one. It closes by its button, by Escape (the focus returns to the button) and
 * when the focus or a press goes elsewhere.
 */
export function useOpenGroup(menu: RefObject<HTMLElement | null>): OpenGroup {
  const [open, setOpen] = useState<Name | null>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(null);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open, menu]);
  return { open, toggle: (name) => setOpen((shown) => (shown === name ? null : name)), close: () => setOpen(null) };
}
