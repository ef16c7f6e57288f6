import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { ArticleList } from '../features/staff-articles/components/article-list';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-articles',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/artykuly/'], en: ['/admin/content/articles/'] },
  area: 'staff',
  component: StaffArticlesPage,
});

/** Articles of the blog, public or not. */
export function StaffArticlesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.articles.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-articles">
          <ArticleList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
