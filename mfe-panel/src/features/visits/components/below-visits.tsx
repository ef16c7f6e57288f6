import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { Stack } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { boughtListQuery, visitListQuery } from '../api/get-visits';
import { groupVisits } from '../visit-rules';

/**
 * Content below the next visits: mounted from the start, to fetch its own data, and shown once the height of the visits
 * is known. Shown earlier it would shift while the visitor uses it.
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
