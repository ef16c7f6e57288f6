import { useTranslate } from '@aksamit/shared-kit/i18n';
import { VisitOverview } from '../features/orders/components/visit-overview';
import { PanelPage } from './panel-page';

/** Treatments that were bought and their visits. */
export function VisitsPage() {
  const t = useTranslate();
  return (
    <PanelPage current="visits" lead={t('visits.lead')}>
      {(user) => <VisitOverview userId={user.id} headingLevel={2} />}
    </PanelPage>
  );
}
