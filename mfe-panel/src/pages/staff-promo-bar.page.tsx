import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { RecordView } from '../features/staff-records/components/record-view';
import { promoBarKind } from '../features/staff-records/kinds/promo-bars';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-promo-bar',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/paski-promocyjne/:id/'], en: ['/admin/content/promo-bars/:id/'] },
  area: 'staff',
  component: StaffPromoBarPage,
});

/** One promo bar; `new` instead of its id adds one. */
export function StaffPromoBarPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.menu.promoBars')}>
      {({ id: userId, role }) =>
        promoBarKind.viewers.includes(role) ? (
          <StaffContent>
            <RecordView key={id} kind={promoBarKind} id={id} user={{ id: userId, role }} />
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
