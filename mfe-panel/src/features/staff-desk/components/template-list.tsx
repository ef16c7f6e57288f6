import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, EmptyState } from '@aksamit/ui';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import { type AnswerTemplate, templatesQuery } from '../api/answer-templates';
import { DESKS, type DeskKind } from '../desk-kinds';
import { TemplateForm } from './template-form';

/** One page holds them all. */
const WHOLE = { page: 1, sort: '', addressOf: () => '' };

const deskOf = (template: AnswerTemplate): DeskKind =>
  DESKS.find((desk) => desk === template.desk) ?? 'reviewer-applications';

/** The answers that the desk begins with, and the form of one. */
export function TemplateList() {
  const t = useTranslate();
  const href = useHref();
  const templates = useQuery(templatesQuery(useHttp()));
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.desk.templates.title')}
        back={{ href: href('panel/staff-desk'), label: t('staff.desk.title') }}
        actions={<Button onClick={() => setEdited('new')}>{t('staff.desk.templates.add')}</Button>}
      />
      <Loaded query={templates} failedTitle={t('staff.desk.templates.failed')} height="16rem">
        {(found) => <Templates templates={found} onEdit={setEdited} />}
      </Loaded>
      <Dialog
        open={edited !== null}
        title={t(edited === 'new' ? 'staff.desk.templates.add' : 'staff.desk.templates.edit')}
        closeLabel={t('staff.close')}
        onClose={() => setEdited(null)}
      >
        {edited === null ? null : (
          <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Dialog>
    </StaffContent>
  );
}

function Templates({ templates, onEdit }: { templates: readonly AnswerTemplate[]; onEdit(one: AnswerTemplate): void }) {
  const t = useTranslate();
  return (
    <RecordList
      caption={t('staff.desk.templates.title')}
      list={WHOLE}
      columns={[
        { key: 'name', label: t('staff.desk.templates.fields.name') },
        { key: 'desk', label: t('staff.desk.templates.fields.desk') },
        { key: 'state', label: t('staff.desk.state') },
        { key: 'actions', label: t('staff.desk.templates.actions'), isPlain: true },
      ]}
      rows={templates.map((template) => ({
        key: template.id,
        cells: [
          template.name,
          t(`staff.desk.tabs.${deskOf(template)}`),
          <Badge key="state" tone={template.enabled ? 'success' : 'neutral'}>
            {t(template.enabled ? 'staff.desk.templates.inUse' : 'staff.desk.templates.notInUse')}
          </Badge>,
          <Button
            key="actions"
            size="sm"
            variant="secondary"
            aria-label={t('staff.desk.templates.editNamed', { name: template.name })}
            onClick={() => onEdit(template)}
          >
            {t('staff.desk.templates.edit')}
          </Button>,
        ],
      }))}
      total={templates.length}
      perPage={Math.max(1, templates.length)}
      empty={
        <EmptyState
          icon={<MailPlus />}
          title={t('staff.desk.templates.none')}
          text={t('staff.desk.templates.noneText')}
        />
      }
    />
  );
}
