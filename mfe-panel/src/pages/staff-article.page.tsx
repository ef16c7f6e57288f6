import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { ArticlePage } from '../features/staff-articles/components/article-editor';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-article',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/tresci/artykuly/:id/'], en: ['/admin/content/articles/:id/'] },
  area: 'staff',
  component: StaffArticlePage,
});

/** One article of the blog as it is written; `new` instead of an id begins one. */
export function StaffArticlePage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.articles.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-articles">
          <ArticlePage key={id} id={id} userId={user.id} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
