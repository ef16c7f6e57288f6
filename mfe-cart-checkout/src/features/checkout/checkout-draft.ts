/** Typed values, stored for this tab only, so that going back and forward or a reload loses nothing. */
import type { CheckoutValues } from './checkout-values';

const KEY = 'checkoutDraft';

interface Draft {
  /** Owner: null for a guest. Another owner's draft is not shown. */
  userId: string | null;
  values: CheckoutValues;
}

/** The draft, laid over `empty` so that a field added since has its start value; undefined when there is none. */
export function readDraft(userId: string | null, empty: CheckoutValues): CheckoutValues | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    // A guest who logs in midway keeps what was typed; after a logout nobody sees the customer's data.
    if (!draft || (draft.userId !== null && draft.userId !== userId)) return undefined;
    const { values } = draft;
    return {
      ...empty,
      ...values,
      user: { ...empty.user, ...values.user },
      invoice: { ...empty.invoice, ...values.invoice },
      address: { ...empty.address, ...values.address },
      agrees: { ...empty.agrees, ...values.agrees },
    };
  } catch {
    return undefined;
  }
}

export function saveDraft(userId: string | null, values: CheckoutValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, values } satisfies Draft));
  } catch {
    // Blocked or full: the values are lost with the page.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
