import { useCallback, useEffect, useState } from 'react';
import { searchWords } from './search-rules';
import { optionAfter } from './suggestion-rules';

export interface Combobox {
  /** What is typed, tidied. */
  text: string;
  isOpen: boolean;
  /** Index of the active option; -1: none. */
  active: number;
  close(): void;
}

interface ComboboxOptions {
  listId: string;
  /** Number of options shown. */
  count: number;
  optionId(index: number): string;
  /** The form is submitted with this text. */
  onSubmit(text: string): void;
}

/**
 * Makes a plain field the combobox of a list: state, keys and ARIA attributes. What was typed before stays, for the field
 * itself holds it. Source: ARIA Authoring Practices, "Editable Combobox With List Autocomplete".
 */
export function useCombobox(field: HTMLInputElement | null, options: ComboboxOptions): Combobox {
  const { listId, count, optionId, onSubmit } = options;
  const [text, setText] = useState(searchWords(field?.value ?? ''));
  const [isOpen, setOpen] = useState(field !== null && document.activeElement === field);
  const [chosen, setActive] = useState(-1);
  const active = isOpen && chosen < count ? chosen : -1;
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const show = useCallback(
    (typed: string, next = -1) => {
      setText(searchWords(typed));
      setActive(next);
      setOpen(field !== null && document.activeElement === field);
    },
    [field],
  );
  useFieldEvents(field, { show, close, onSubmit });
  useKeys(field, {
    isListShown: isOpen && (count > 0 || text !== ''),
    next: (key) => (isOpen ? optionAfter(key, active, count) : undefined),
    activeId: active >= 0 ? optionId(active) : undefined,
    setActive,
    show,
    close,
    clear: () => setText(''),
  });
  useAttributes(field, {
    listId,
    isExpanded: isOpen && count > 0,
    activeId: active >= 0 ? optionId(active) : undefined,
  });
  return { text, isOpen, active, close };
}

interface FieldActions {
  show(typed: string): void;
  close(): void;
  onSubmit(text: string): void;
}

/** Opens while the field has the focus, closes when the form loses it. */
function useFieldEvents(field: HTMLInputElement | null, { show, close, onSubmit }: FieldActions): void {
  useEffect(() => {
    if (!field) return;
    const off = new AbortController();
    const { signal } = off;
    const open = () => show(field.value);
    for (const type of ['focus', 'click', 'input']) field.addEventListener(type, open, { signal });
    // Typed, or left, between the first rendering and this effect.
    open();
    const { form } = field;
    form?.addEventListener('submit', () => onSubmit(searchWords(field.value)), { signal });
    form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) close();
      },
      { signal },
    );
    return () => off.abort();
  }, [field, show, close, onSubmit]);
}

interface KeyActions {
  isListShown: boolean;
  /** The option that a key makes active; undefined: not a key of the list. */
  next(key: string): number | undefined;
  activeId: string | undefined;
  setActive(index: number): void;
  /** @param next the option that is active once it is there; none without it */
  show(typed: string, next?: number): void;
  close(): void;
  clear(): void;
}

function useKeys(field: HTMLInputElement | null, actions: KeyActions): void {
  useEffect(() => {
    if (!field) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') leaveByEscape(event, field, actions);
      else if (event.key === 'Enter') followActive(event, actions);
      else moveByKey(event, field, actions);
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  });
}

/** Where the list is closed, Down opens it at its first option; with Alt, and Up, without an active one. */
function moveByKey(event: KeyboardEvent, field: HTMLInputElement, { isListShown, next, setActive, show }: KeyActions) {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const index = next(event.key);
  if (index !== undefined) setActive(index);
  else if (isArrow && !isListShown) show(field.value, event.key === 'ArrowDown' && !event.altKey ? 0 : -1);
  else return;
  event.preventDefault();
}

/** Without an active option the form is submitted. */
function followActive(event: KeyboardEvent, { activeId }: KeyActions): void {
  if (activeId === undefined) return;
  event.preventDefault();
  document.getElementById(activeId)?.click();
}

/** Escape closes the list, then empties the field, then is the menu's in which the field stands. */
function leaveByEscape(event: KeyboardEvent, field: HTMLInputElement, { isListShown, close, clear }: KeyActions): void {
  close();
  if (!isListShown && field.value === '') return;
  // Browsers empty a search field at once.
  event.preventDefault();
  event.stopPropagation();
  if (isListShown) return;
  field.value = '';
  clear();
}

interface FieldState {
  listId: string;
  isExpanded: boolean;
  activeId: string | undefined;
}

function useAttributes(field: HTMLInputElement | null, { listId, isExpanded, activeId }: FieldState): void {
  useEffect(() => {
    if (!field) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(isExpanded),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    if (activeId === undefined) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isExpanded, activeId]);
}
