/**
 * Typed values of a form, stored for this tab only: a reload, another language, or a session that ends midway loses
 * nothing. Passwords and codes are never stored.
 */
const PREFIX = 'panelDraft:';

type Values = Record<string, unknown>;

/** The draft laid over `empty`, so that a field added since has its start value; undefined when there is none. */
export function readDraft<Fields extends object>(name: string, userId: string, empty: Fields): Fields | undefined {
  try {
    const draft: { userId: string; values: Values } | null = JSON.parse(
      sessionStorage.getItem(PREFIX + name) ?? 'null',
    );
    // A customer's draft is shown to nobody else.
    if (!draft || draft.userId !== userId) return undefined;
    const known = Object.entries(draft.values).filter(
      ([key, value]) => key in empty && typeof value === typeof Reflect.get(empty, key),
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, userId: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId, values }));
  } catch {
    // Blocked or full: the values are lost with the page.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** After a logout nothing typed stays. */
export function clearAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
