import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { RecordView } from '../features/staff-records/components/record-view';
import { kindOf } from '../features/staff-records/kinds';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-offer-record',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/oferta/:kind/:id/'], en: ['/admin/offer/:kind/:id/'] },
  area: 'staff',
  component: StaffOfferRecordPage,
});

/** One record of the offer or the salons; `new` in the place of its id adds one. */
export function StaffOfferRecordPage() {
  const t = useTranslate();
  const { kind: slug = '', id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.records.title')}>
      {({ id: userId, role }) => {
        const kind = kindOf(slug, role);
        if (!kind) return <NoAccess />;
        return (
          <StaffContent>
            <RecordView key={`${slug} ${id}`} kind={kind} id={id} user={{ id: userId, role }} />
          </StaffContent>
        );
      }}
    </StaffPage>
  );
}
