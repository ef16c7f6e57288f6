import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { KindList } from '../features/staff-records/components/kind-list';
import { promoBarKind } from '../features/staff-records/kinds/promo-bars';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-promo-bars',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/paski-promocyjne/'], en: ['/admin/content/promo-bars/'] },
  area: 'staff',
  component: StaffPromoBarsPage,
});

/** Promo bars: which are on, coming and over. */
export function StaffPromoBarsPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.menu.promoBars')}>
      {({ id, role }) =>
        promoBarKind.viewers.includes(role) ? (
          <StaffContent>
            <KindList kind={promoBarKind} user={{ id, role }} />
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
