import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { LegalView } from '../features/staff-legal/components/legal-view';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-legal-text',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/dokumenty/:id/'], en: ['/admin/content/legal/:id/'] },
  area: 'staff',
  component: StaffLegalTextPage,
});

/** One legal text of the shop with its versions. */
export function StaffLegalTextPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.legal.title')}>
      {({ id: userId, role }) =>
        role === 'admin' ? (
          <StaffContent>
            <LegalView key={id} id={id} userId={userId} />
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
