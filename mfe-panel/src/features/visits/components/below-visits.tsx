import { useHttp } from '@aksamit/shared-kit/http';
import { useQuery } from '@aksamit/shared-kit/query';
import { Stack } from '@aksamit/shared-kit/ui';
import type { ReactNode } from 'react';
import { boughtListQuery, visitListQuery } from '../api/get-visits';
import { groupVisits } from '../visit-rules';

/**
 * What stands below the next visits: there from the start, to fetch its own things, and shown once it is known how much
 * room the visits take. Shown earlier it would move away under the reader's finger.
 */
export function BelowVisits({ userId, children }: { userId: string; children: ReactNode }) {
  const http = useHttp();
  const visits = useQuery(visitListQuery(http, userId));
  const hasNoneAhead = visits.data !== undefined && groupVisits(visits.data.events).ahead.length === 0;
  const bought = useQuery({ ...boughtListQuery(http, userId), enabled: hasNoneAhead });
  return (
    <Stack gap={8} hidden={visits.isLoading || bought.isLoading}>
      {children}
    </Stack>
  );
}
