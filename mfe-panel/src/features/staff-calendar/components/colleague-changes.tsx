import type { StaffCalendar } from '@aksamit/contracts/staff';
import { type ReactNode, useMemo } from 'react';
import { ChangedVisitsContext, useColleagueChanges } from '../use-colleague-changes';

export interface ColleagueChangesProps {
  /** Undefined: none is shown, or that of another date still. */
  calendar: StaffCalendar | undefined;
  children: ReactNode;
}

/** Announces what colleagues change in the calendar below it, and lets its blocks mark themselves. */
export function ColleagueChanges({ calendar, children }: ColleagueChangesProps) {
  const { announcement, changes } = useColleagueChanges(calendar);
  const changed = useMemo(() => new Set(changes.map(({ event }) => event.id)), [changes]);
  return (
    <ChangedVisitsContext value={changed}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {children}
    </ChangedVisitsContext>
  );
}
