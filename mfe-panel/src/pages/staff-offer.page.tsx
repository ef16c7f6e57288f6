import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { KindsOverview } from '../features/staff-records/components/kinds-overview';
import { kindsOf } from '../features/staff-records/kinds';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-offer',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/oferta/'], en: ['/admin/offer/'] },
  area: 'staff',
  component: StaffOfferPage,
});

/** The offer and the salons: all kinds of records that the person may see. */
export function StaffOfferPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.records.title')}>
      {({ role }) =>
        kindsOf(role).length === 0 ? (
          <NoAccess />
        ) : (
          <StaffContent>
            <KindsOverview role={role} />
          </StaffContent>
        )
      }
    </StaffPage>
  );
}
