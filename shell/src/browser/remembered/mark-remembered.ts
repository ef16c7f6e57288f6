import { ACCOUNT_REMEMBERED_KEY, MOST_REMEMBERED, parseIds, REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';

/** A root that React takes over or has taken over: its heart knows by itself. */
const OWN = '[data-taking-over],[data-works]';

const stored = (key: string): string[] => parseIds(localStorage.getItem(key), MOST_REMEMBERED);

/**
 * Fills the hearts of remembered treatments before their islands run: by what this browser remembers, and for a customer by
 * the copy of the account's list. Source: docs/decisions/0230.
 */
export function markRemembered(bus: PlainBusHandle): void {
  bus.observe('session').subscribe(({ status }) => {
    if (status !== 'authenticated' && status !== 'anonymous') return;
    // What was remembered before the login joins the account.
    const ofAccount = status === 'authenticated' ? stored(ACCOUNT_REMEMBERED_KEY) : [];
    const ids = [...stored(REMEMBERED_KEY), ...ofAccount];
    for (const frame of document.querySelectorAll<HTMLElement>('[data-remember]'))
      if (ids.includes(frame.dataset.remember ?? '') && !frame.closest(OWN)) mark(frame);
  });
}

/** The mark holds the button's former name, for the island that takes it off again. */
function mark(frame: HTMLElement): void {
  const button = frame.querySelector('button');
  const { marked, removeLabel } = frame.dataset;
  if (!button || marked !== undefined || removeLabel === undefined) return;
  frame.dataset.marked = button.getAttribute('aria-label') ?? '';
  for (const name of ['aria-label', 'title']) button.setAttribute(name, removeLabel);
}
