import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { ShortLinkList } from '../features/staff-tools/components/short-link-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-short-links',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/krotkie-linki/'], en: ['/admin/short-links/'] },
  area: 'staff',
  component: StaffShortLinksPage,
});

/** Short links with their use. */
export function StaffShortLinksPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.shortLinks.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-tools">
          <ShortLinkList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
