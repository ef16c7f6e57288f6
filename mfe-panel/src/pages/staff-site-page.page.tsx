import '../staff-kit/without-generated-code';

import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { NewPage } from '../features/staff-pages/components/new-page';
import { PageView } from '../features/staff-pages/components/page-view';
import { NEW } from '../features/staff-pages/new-page-id';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-site-page',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/strony/:id/'], en: ['/admin/content/pages/:id/'] },
  area: 'staff',
  component: StaffSitePagePage,
});

/** One page of the shop in its editor; `new` instead of its id adds one. */
export function StaffSitePagePage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.sitePages.title')}>
      {({ id: userId, role }) =>
        role === 'admin' ? (
          <StaffContent>
            {id === NEW ? <NewPage userId={userId} /> : <PageView key={id} id={id} userId={userId} />}
          </StaffContent>
        ) : (
          <NoAccess />
        )
      }
    </StaffPage>
  );
}
