import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { LegalList } from '../features/staff-legal/components/legal-list';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-legal',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/dokumenty/'], en: ['/admin/content/legal/'] },
  area: 'staff',
  component: StaffLegalPage,
});

/** The shop's legal texts. */
export function StaffLegalPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.legal.title')}>
      {({ role }) =>
        role === 'admin' ? (
          <StaffContent>
            <LegalList />
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
