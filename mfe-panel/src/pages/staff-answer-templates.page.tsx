import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { TemplateList } from '../features/staff-desk/components/template-list';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-answer-templates',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/szablony-odpowiedzi/'], en: ['/admin/answer-templates/'] },
  area: 'staff',
  component: StaffAnswerTemplatesPage,
});

/** Answers that the desk begins with. */
export function StaffAnswerTemplatesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.desk.templates.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-desk">
          <TemplateList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
