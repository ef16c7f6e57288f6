import type { InlineFormOutcome, PressedLabel } from '@aksamit/contracts/platform';
import { joinShortWords } from '@aksamit/ui';
import { applyOutcome, type OutcomeParts } from './apply-outcome';

/** What a button was before it stated that its form was accepted. */
interface Served {
  text: Text | null;
  label: string;
  name: string | null;
}

const served = new WeakMap<HTMLButtonElement, Served>();

/** It can be pressed again. */
export function showReady(button: HTMLButtonElement): void {
  for (const name of ['data-pressed', 'aria-busy']) button.removeAttribute(name);
  const before = served.get(button);
  if (!before) return;
  served.delete(button);
  for (const name of ['data-done', 'aria-disabled']) button.removeAttribute(name);
  if (before.text) before.text.data = before.label;
  if (before.name === null) button.removeAttribute('aria-label');
  else button.setAttribute('aria-label', before.name);
}

/**
 * The button states that its form was accepted. Only texts and attributes change: its elements may be React's, which would
 * not find them again.
 */
function showDone(button: HTMLButtonElement, { label, name }: PressedLabel): void {
  const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  served.set(button, { text, label: text?.data ?? '', name: button.getAttribute('aria-label') });
  if (text) text.data = joinShortWords(label);
  button.setAttribute('aria-label', name);
  button.setAttribute('data-done', '');
  button.setAttribute('aria-disabled', 'true');
}

/**
 * Shows outcomes on the buttons that led to them. A button can be pressed again once an entry that an outcome stored was
 * changed elsewhere: in another tab, or on later pages before this one came back (browser/host/returned-page.ts).
 */
export function statedOutcomes(parts: OutcomeParts) {
  const buttons = new Set<HTMLButtonElement>();
  const entries = new Set<string | null>();
  let isStoring = false;
  addEventListener('storage', ({ key }) => {
    if (isStoring || !entries.has(key)) return;
    for (const button of buttons) showReady(button);
    buttons.clear();
  });
  return {
    show(button: HTMLButtonElement, outcome: InlineFormOutcome): void {
      for (const key of Object.keys(outcome.stored ?? {})) entries.add(key);
      isStoring = true;
      try {
        applyOutcome(outcome, parts);
      } finally {
        isStoring = false;
      }
      showReady(button);
      if (!outcome.done) return;
      showDone(button, outcome.done);
      buttons.add(button);
    },
  };
}
