import type { StaffEvent } from '@aksamit/contracts/staff';

/** Which versions of visits came from one's own changes. */
export interface OwnVersions {
  /** The version to send with what was decided on a visit: one's own changes since then are no colleague's. */
  presentOf(decidedOn: Pick<StaffEvent, 'id' | 'version'>): number | undefined;
  /** Records that one's own change turned a version of a visit into another. */
  follow(from: number | undefined, changed: StaffEvent): void;
  /** Whether a version came from one's own change, or may do so because one is under way. */
  isOwn(event: Pick<StaffEvent, 'id' | 'version'>): boolean;
  /** Runs changes of one visit one after another: each needs the version that the one before it made. */
  inTurn<Result>(visitId: string, change: () => Promise<Result>): Promise<Result>;
}

/** The API compares versions under the row's lock: between the version sent and the one returned nobody else changed it. */
export function createOwnVersions(): OwnVersions {
  const next = new Map<string, number>();
  const own = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();
  const keyOf = (id: string, version: number) => `${id} ${version}`;
  return {
    presentOf({ id, version }) {
      let present = version;
      while (present !== undefined) {
        const later = next.get(keyOf(id, present));
        if (later === undefined) break;
        present = later;
      }
      return present;
    },
    follow(from, { id, version }) {
      if (version === undefined) return;
      own.add(keyOf(id, version));
      // A change without effect leaves the version.
      if (from !== undefined && from < version) next.set(keyOf(id, from), version);
    },
    isOwn: ({ id, version }) => turns.has(id) || (version !== undefined && own.has(keyOf(id, version))),
    inTurn(visitId, change) {
      const former = turns.get(visitId) ?? Promise.resolve();
      const turn = former.then(change, change);
      turns.set(visitId, turn);
      const end = () => {
        if (turns.get(visitId) === turn) turns.delete(visitId);
      };
      turn.then(end, end);
      return turn;
    },
  };
}
