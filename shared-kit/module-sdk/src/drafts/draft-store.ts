/** Typed values of forms, kept in the browser: a reload, another language or a lost session costs nothing. */

interface DraftOptions {
  /** In front of every key; `clearAll` removes what has it. */
  prefix: string;
  /** Called on use, since a browser may refuse its storage. */
  storage(): Storage;
  /** Milliseconds after the last change until a draft is no longer shown; omitted: as long as the storage has it. */
  lifetimeMs?: number;
}

interface StoredDraft {
  owner: string;
  values: Record<string, unknown>;
  /** Epoch milliseconds of the last change. */
  savedAt?: number;
}

export interface DraftStore {
  /** The draft laid over `empty`, so that a field added since has its start value; undefined when there is none. */
  read<Fields extends object>(name: string, owner: string, empty: Fields): Fields | undefined;
  save(name: string, owner: string, values: object): void;
  clear(name: string): void;
  clearAll(): void;
}

/** A store of drafts, each of one form and one owner. Never give it passwords, codes or consents. */
export function createDraftStore({ prefix, storage, lifetimeMs = Number.POSITIVE_INFINITY }: DraftOptions): DraftStore {
  return {
    read(name, owner, empty) {
      const draft = attempt((): StoredDraft | null => JSON.parse(storage().getItem(prefix + name) ?? 'null'));
      // A person's draft is shown to nobody else.
      if (!draft || draft.owner !== owner) return undefined;
      if (lifetimeMs < Number.POSITIVE_INFINITY && !(Date.now() - (draft.savedAt ?? 0) < lifetimeMs)) {
        attempt(() => storage().removeItem(prefix + name));
        return undefined;
      }
      const known = Object.entries(draft.values ?? {}).filter(
        ([key, value]) => key in empty && typeof value === typeof Reflect.get(empty, key),
      );
      return { ...empty, ...Object.fromEntries(known) };
    },
    save(name, owner, values) {
      // Blocked or full: the values are lost with the page.
      attempt(() => storage().setItem(prefix + name, JSON.stringify({ owner, values, savedAt: Date.now() })));
    },
    clear(name) {
      attempt(() => storage().removeItem(prefix + name));
    },
    clearAll() {
      attempt(() => {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
      });
    },
  };
}

/** Undefined where the browser refuses its storage, or holds something else. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
