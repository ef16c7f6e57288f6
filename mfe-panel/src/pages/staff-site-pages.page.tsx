import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { PagesList } from '../features/staff-pages/components/pages-list';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-site-pages',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/strony/'], en: ['/admin/content/pages/'] },
  area: 'staff',
  component: StaffSitePagesPage,
});

/** Pages of the shop whose text staff write. */
export function StaffSitePagesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.sitePages.title')}>
      {({ role }) =>
        role === 'admin' ? (
          <StaffContent>
            <PagesList />
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
