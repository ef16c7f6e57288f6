import type { StaffEvent, StaffEventChange } from '@aksamit/contracts/staff';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { noteVisit } from './api/change-visit';
import { changedVisit } from './refusal';
import type { VisitChanges } from './use-visit-changes';

/** Marks or a note to be recorded on a visit. */
export interface Noting {
  /** The visit as it was seen. */
  event: StaffEvent;
  change: StaffEventChange;
  onStored?(): void;
  onConflict?(now: StaffEvent): void;
}

/** Records marks and notes, each on the version that was seen. */
export function useNoting(changes: VisitChanges) {
  const t = useTranslate();
  const http = useHttp();
  const noting = useMutation<StaffEvent, Error, Noting>({
    mutationFn: (wanted) =>
      changes.make({
        event: wanted.event,
        send: (version) =>
          noteVisit(http, { id: wanted.event.id, change: wanted.change, version }, newIdempotencyKey()),
        againLabel: t('staff.visit.changed.again.note'),
        again: (now) => noting.mutate({ ...wanted, event: now }),
        isPossible: () => true,
      }),
    onSuccess: (_, { onStored }) => onStored?.(),
    onError: (error, { onConflict }) => {
      const now = changedVisit(error);
      if (now) onConflict?.(now);
    },
  });
  return noting;
}
