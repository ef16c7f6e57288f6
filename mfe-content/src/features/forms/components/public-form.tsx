import type { Lead } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Notice, Stack, Text } from '@aksamit/ui';
import { FileField } from '@aksamit/ui/files';
import { ErrorSummary } from '@aksamit/ui/form';
import { useEffect, useRef } from 'react';
import { type FormName, formDefinitions } from '../form-definitions';
import { type PublicFormState, usePublicForm } from '../use-public-form';
import { FormConsents } from './form-consents';
import { FormFields } from './form-fields';

const idIn = (name: FormName) => (field: string) => `${name}-${field}`;

/** A public form: errors are shown at the fields and summed up above them; a sent form shows thanks. */
export function PublicForm({ name }: { name: FormName }) {
  const t = useTranslate();
  const definition = formDefinitions[name];
  const state = usePublicForm(definition);
  const { form, files, values, shown, failure, lead } = state;
  const idOf = idIn(name);
  const takesFiles = definition.takesFiles?.(values) ?? false;
  if (lead) return <Thanks lead={lead} name={name} onAnother={state.restart} />;
  return (
    <Card as="section" aria-labelledby={idOf('title')}>
      <form onSubmit={state.submit} noValidate method="post" aria-labelledby={idOf('title')}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2} size="md" id={idOf('title')}>
              {t(`forms.${name}.title`)}
            </Heading>
            <Text tone="muted">{t(`forms.${name}.lead`)}</Text>
          </Stack>
          {failure ? (
            <Notice tone="alert" announce="assertive">
              {failure}
            </Notice>
          ) : null}
          <FormErrors state={state} idOf={idOf} />
          {values.topic === 'complaints' ? <Notice tone="info">{t('forms.complaintRules')}</Notice> : null}
          <FormFields form={form} fields={shown} initial={definition.initial} idOf={idOf} />
          {takesFiles ? (
            <FileField sent={files} translate={(key, inserts) => t(`forms.files.${key}`, inserts)} />
          ) : null}
          {definition.consents.length > 0 ? (
            <FormConsents form={form} consents={definition.consents} idOf={idOf} />
          ) : null}
          <noscript>
            <Notice tone="warning">{t('forms.needsScripts')}</Notice>
          </noscript>
          <p>
            <Button type="submit" busy={form.formState.isSubmitting || (takesFiles && files.isSending)}>
              {t(`forms.${name}.send`)}
            </Button>
          </p>
        </Stack>
      </form>
    </Card>
  );
}

/** All errors with links to their fields. */
function FormErrors({ state, idOf }: { state: PublicFormState; idOf(field: string): string }) {
  const t = useTranslate();
  const { errors } = state.form.formState;
  const regulations = errors.agrees?.regulations?.message;
  const wrong = state.shown.flatMap(({ name, label = name }) => {
    const message = errors.values?.[name]?.message;
    return message ? [{ fieldId: idOf(name), message: `${t(`forms.fields.${label}`)}: ${message}` }] : [];
  });
  const all = regulations ? [...wrong, { fieldId: idOf('regulations'), message: regulations }] : wrong;
  return <ErrorSummary title={t('forms.summary')} errors={all} attempt={state.attempt} />;
}

/** The form was received: its number, and until when the shop answers. Takes the focus, since the form is gone. */
function Thanks({ lead, name, onAnother }: { lead: Lead; name: FormName; onAnother(): void }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="blush" as="section">
      <Stack gap={3} align="flex-start">
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          {t(`forms.${name}.thanks`)}
        </Heading>
        <Text>{t('forms.number', { number: lead.number })}</Text>
        {lead.answerBy ? <Text>{t('forms.answerBy', { date: formatDate(lead.answerBy) })}</Text> : null}
        <Button size="sm" variant="secondary" onClick={onAnother}>
          {t('forms.another')}
        </Button>
      </Stack>
    </Card>
  );
}
