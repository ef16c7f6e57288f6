import type { DeskLead } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Text } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { templateDeskOf, templatesQuery } from '../api/answer-templates';
import type { DeskKind } from '../desk-kinds';
import { filledTemplate } from '../filled-template';

export interface TemplateChoiceProps {
  desk: DeskKind;
  lead: Pick<DeskLead, 'firstName' | 'number' | 'locale'>;
  /** What is typed already: a template is added below it, so that nothing is lost. */
  typed: string;
  onFill(answer: string): void;
}

/** An answer to begin with, in the language of the form. */
export function TemplateChoice({ desk, lead, typed, onFill }: TemplateChoiceProps) {
  const t = useTranslate();
  const href = useHref();
  const templates = useQuery(templatesQuery(useHttp()));
  const offered = (templates.data ?? []).filter((one) => one.enabled && one.desk === templateDeskOf(desk));
  const choose = (id: string) => {
    const template = offered.find((one) => one.id === id);
    if (!template) return;
    const text = filledTemplate(template.content[lead.locale === 'en' ? 'en' : 'pl'], lead);
    onFill(typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`);
  };
  return (
    <div>
      {offered.length === 0 ? null : (
        <Field label={t('staff.desk.templates.choose')} hint={t('staff.desk.templates.chooseHint')}>
          <Select value="" onChange={({ target }) => choose(target.value)}>
            <option value="">{t('staff.desk.templates.nothing')}</option>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Text size="sm">
        <a href={href('panel/staff-answer-templates')}>{t('staff.desk.templates.manage')}</a>
      </Text>
    </div>
  );
}
