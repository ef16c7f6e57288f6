import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { KindList } from '../features/staff-records/components/kind-list';
import { kindOf } from '../features/staff-records/kinds';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-offer-list',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/oferta/:kind/'], en: ['/admin/offer/:kind/'] },
  area: 'staff',
  component: StaffOfferListPage,
});

/** The records of one kind. */
export function StaffOfferListPage() {
  const t = useTranslate();
  const { kind: slug = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.records.title')}>
      {({ id, role }) => {
        const kind = kindOf(slug, role);
        if (!kind) return <NoAccess />;
        return (
          <StaffContent>
            <KindList key={slug} kind={kind} user={{ id, role }} />
          </StaffContent>
        );
      }}
    </StaffPage>
  );
}
