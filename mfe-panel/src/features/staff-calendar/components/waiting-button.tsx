import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button } from '@aksamit/ui';
import { Users } from 'lucide-react';
import { waitingQuery } from '../api/waiting-list';

/** Opens the waiting list; shows how many wait, once that is known. */
export function WaitingButton({ locationId, onPress }: { locationId: string; onPress(): void }) {
  const t = useTranslate();
  const { data } = useQuery(waitingQuery(useHttp(), locationId));
  return (
    <Button size="sm" variant="secondary" onClick={onPress}>
      <Users aria-hidden="true" />
      {data ? t('staff.waiting.action', { number: data.length }) : t('staff.waiting.title')}
    </Button>
  );
}
