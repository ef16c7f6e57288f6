import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import {
  type AnswerTemplate,
  saveTemplate,
  type TemplateBody,
  type TemplateDesk,
  templateDeskOf,
} from '../api/answer-templates';
import { DESKS } from '../desk-kinds';

interface TemplateFields {
  name: string;
  desk: TemplateDesk;
  pl: string;
  en: string;
  enabled: boolean;
}

const NAMES = ['name', 'desk', 'pl', 'en', 'enabled'] as const;
/** The API's most. */
const LONGEST = 4000;

export interface TemplateFormProps {
  /** Null: a new one. */
  template: AnswerTemplate | null;
  onClose(): void;
}

const requestOf = ({ name, desk, pl, en, enabled }: TemplateFields): TemplateBody => ({
  name: name.trim(),
  desk,
  content: { pl: pl.trim(), en: en.trim() },
  enabled,
});

function useTemplateForm({ template, onClose }: TemplateFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const form = useForm<TemplateFields>({
    defaultValues: {
      name: template?.name ?? '',
      desk: template?.desk ?? 'complaints',
      pl: template?.content.pl ?? '',
      en: template?.content.en ?? '',
      enabled: template?.enabled ?? true,
    },
  });
  const sending = useSending<TemplateFields, AnswerTemplate>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.desk.templates.fields.${name}`),
    send(fields) {
      const body = requestOf(fields);
      return saveTemplate(http, template?.id ?? null, body, keyOf(body));
    },
    onSent({ name }) {
      bus.publish('toast', { type: 'success', message: t('staff.desk.templates.saved', { name }) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['staffAnswerTemplates'] });
    },
  });
  return { form, fieldId, sending };
}

/** A template in both languages: the form's own decides which one is sent. */
export function TemplateForm(props: TemplateFormProps) {
  const t = useTranslate();
  const { form, fieldId, sending } = useTemplateForm(props);
  const filled = { validate: (text: string) => text.trim() !== '' || t('form.required') };
  const field = (name: (typeof NAMES)[number]) => ({
    id: fieldId(name),
    label: t(`staff.desk.templates.fields.${name}`),
    error: form.formState.errors[name]?.message,
    required: true,
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field {...field('name')}>
          <TextInput maxLength={200} {...form.register('name', filled)} />
        </Field>
        <Field {...field('desk')}>
          <Select {...form.register('desk')}>
            {DESKS.map((desk) => (
              <option key={desk} value={templateDeskOf(desk)}>
                {t(`staff.desk.tabs.${desk}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(['pl', 'en'] as const).map((language) => (
          <Field key={language} {...field(language)} hint={t('staff.desk.templates.names')}>
            <TextArea rows={6} maxLength={LONGEST} lang={language} {...form.register(language, filled)} />
          </Field>
        ))}
        <Checkbox label={t('staff.desk.templates.fields.enabled')} {...form.register('enabled')} />
        <Button type="submit" busy={sending.isPending}>
          {t('staff.desk.templates.save')}
        </Button>
      </Stack>
    </form>
  );
}
