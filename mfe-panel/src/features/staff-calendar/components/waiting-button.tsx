import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button } from '@aksamit/ui';
import { Users } from 'lucide-react';
import { callersQuery } from '../api/waiting-callers';
import { waitingQuery } from '../api/waiting-list';

/** Opens the waiting list; shows how many wait, once that is known. */
export function WaitingButton({ locationId, onPress }: { locationId: string; onPress(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const { data } = useQuery(waitingQuery(http, locationId));
  const callers = useQuery(callersQuery(http, locationId));
  return (
    <Button size="sm" variant="secondary" onClick={onPress}>
      <Users aria-hidden="true" />
      {data
        ? t('staff.waiting.action', { number: data.length + (callers.data?.length ?? 0) })
        : t('staff.waiting.title')}
    </Button>
  );
}
