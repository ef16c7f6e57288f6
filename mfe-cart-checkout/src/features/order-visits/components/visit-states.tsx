import type { Event } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';

/** The notice for moving and canceling a visit, hours; of its order's market, on an older API of the page's. */
export function useNoticeHours({ cancellationNoticeHours }: Pick<Event, 'cancellationNoticeHours'>): number {
  const { cancellationNoticeHours: ofPage } = useMarketPolicies();
  return cancellationNoticeHours ?? ofPage;
}

/** Why a visit can be neither moved nor canceled, and the desk that can. */
export function WhyFixed({ event }: { event: Event }) {
  const t = useTranslate();
  const count = useNoticeHours(event);
  const { doneStatus, isFinal, location } = event;
  if (doneStatus === 'canceled') return <>{t('orderVisits.isCanceled')}</>;
  if (doneStatus !== 'active') return <>{t('orderVisits.over')}</>;
  return (
    <>
      {t(isFinal ? 'orderVisits.isFinal' : 'orderVisits.tooLate', { count })}{' '}
      {location.phone ? (
        <>
          {t('orderVisits.callUs')}{' '}
          <a href={`tel:${location.phone.replace(/\s/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
            {location.phone}
          </a>
        </>
      ) : null}
    </>
  );
}
