import type { StaffEvent } from '@aksamit/contracts/staff';
import { type QueryClient, useQueryClient } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import { createOwnVersions, type OwnVersions } from './own-versions';
import { changedVisit } from './refusal';
import { useCalendarCache } from './use-calendar-cache';

/** A change of a visit, with the visit as it was seen when it was decided. */
export interface Decision {
  event: StaffEvent;
  /** Sends it. @param version undefined: the API has none */
  send(version: number | undefined): Promise<StaffEvent>;
  /** What the button is called that makes it all the same once a colleague has changed the visit. */
  againLabel: string;
  /** Makes it of the visit as it is now. */
  again(now: StaffEvent): void;
  /** Whether the visit as it is now still allows it. */
  isPossible(now: StaffEvent): boolean;
}

/** A change that was not made: somebody else changed the visit since it was seen. */
export interface VisitConflict {
  decision: Decision;
  now: StaffEvent;
}

export interface VisitChanges {
  /** Makes a change and shows its result. @throws HttpError; of `event_changed` the conflict is shown too */
  make(decision: Decision): Promise<StaffEvent>;
  conflict: VisitConflict | null;
  leave(): void;
}

const versionsOf = new WeakMap<QueryClient, OwnVersions>();

/** Versions of visits that were made in this window. */
export function useOwnVersions(): OwnVersions {
  const queryClient = useQueryClient();
  const known = versionsOf.get(queryClient) ?? createOwnVersions();
  versionsOf.set(queryClient, known);
  return known;
}

/**
 * Changes of visits, each on the version that it was decided on: of two people who change one visit the second is shown
 * what the first did, and decides again. Source: docs/decisions/0205.
 */
export function useVisitChanges(locationId: string): VisitChanges {
  const cache = useCalendarCache(locationId);
  const versions = useOwnVersions();
  const [conflict, setConflict] = useState<VisitConflict | null>(null);
  const make = async (decision: Decision) => {
    setConflict(null);
    const version = versions.presentOf(decision.event);
    try {
      const changed = await decision.send(version);
      versions.follow(version, changed);
      cache.put(changed);
      return changed;
    } catch (error) {
      const now = changedVisit(error);
      if (now) {
        // The conflict names it: no news.
        versions.follow(undefined, now);
        cache.put(now);
        setConflict({ decision, now });
      }
      throw error;
    } finally {
      cache.refetch();
    }
  };
  return {
    make: (decision) => versions.inTurn(decision.event.id, () => make(decision)),
    conflict,
    leave: () => setConflict(null),
  };
}
