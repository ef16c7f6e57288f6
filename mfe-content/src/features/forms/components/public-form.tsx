import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, Notice, Stack, Text } from '@aksamit/ui';
import { FileField } from '@aksamit/ui/files';
import { ErrorSummary } from '@aksamit/ui/form';
import { type FormName, formDefinitions } from '../form-definitions';
import { idIn } from '../form-ids';
import type { Receipt } from '../sent-form/receipt';
import type { SentForm } from '../sent-form/sent-form';
import { type PublicFormState, usePublicForm } from '../use-public-form';
import { FormConsents } from './form-consents';
import { FormFields } from './form-fields';
import { MailConsent } from './mail-consent';
import { Thanks } from './thanks';
import { UnseenField } from './unseen-field';

export interface PublicFormProps {
  name: FormName;
  /** What the browser itself sent and was refused. */
  sent?: SentForm;
  /** Of a form that the browser itself sent and that was taken. */
  receipt?: Receipt;
}

/** A public form: errors are shown at the fields and summed up above them; a sent form shows thanks. */
export function PublicForm({ name, sent, receipt }: PublicFormProps) {
  const definition = formDefinitions[name];
  const state = usePublicForm(definition, sent);
  if (state.receipt) return <Thanks receipt={state.receipt} onAnother={state.restart} />;
  if (receipt) return <Thanks receipt={receipt} />;
  return <OpenForm name={name} state={state} />;
}

function OpenForm({ name, state }: { name: FormName; state: PublicFormState }) {
  const t = useTranslate();
  const { takesForms } = usePageContext();
  const definition = formDefinitions[name];
  const { form, files, values, shown, failure, start } = state;
  const idOf = idIn(name);
  const takesFiles = definition.takesFiles?.(values) ?? false;
  return (
    <Card as="section" aria-labelledby={idOf('title')}>
      {/* Sent by the browser itself, the page opens at the form. */}
      <form
        onSubmit={state.submit}
        noValidate
        method="post"
        action={`#${idOf('title')}`}
        aria-labelledby={idOf('title')}
      >
        <input type="hidden" name="form" value={name} />
        <UnseenField id={idOf('website')} control={form.register('website')} />
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2} size="md" id={idOf('title')}>
              {t(`forms.${name}.title`)}
            </Heading>
            <Text tone="muted">{t(`forms.${name}.lead`)}</Text>
            {definition.fields.length > 1 ? (
              <Text size="sm" tone="muted">
                {t('forms.starred')}
              </Text>
            ) : null}
          </Stack>
          {failure ? (
            <Notice tone="alert" announce="assertive">
              {failure}
            </Notice>
          ) : null}
          {state.isRestored ? <RestoredNotice onClear={state.clear} /> : null}
          <FormErrors state={state} idOf={idOf} />
          {values.topic === 'complaints' ? <Notice tone="info">{t('forms.complaintRules')}</Notice> : null}
          <FormFields form={form} fields={shown} start={start.values} isSent={state.isSent} idOf={idOf} />
          {takesFiles ? (
            <FileField sent={files} translate={(key, inserts) => t(`forms.files.${key}`, inserts)} />
          ) : null}
          {definition.consents.length > 0 ? (
            <FormConsents form={form} consents={definition.consents} start={start.agrees} idOf={idOf} />
          ) : null}
          {definition.textVersion === undefined ? null : <MailConsent />}
          <noscript>
            {takesForms ? (
              takesFiles && <Text size="sm">{t('forms.filesNeedScripts')}</Text>
            ) : (
              <Notice tone="warning">{t('forms.needsScripts')}</Notice>
            )}
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

/** What was typed on an earlier visit is there again; it can be dropped. */
function RestoredNotice({ onClear }: { onClear(): void }) {
  const t = useTranslate();
  return (
    <Notice tone="info" announce="polite">
      <Stack gap={2} align="flex-start">
        <span>{t('forms.restored')}</span>
        <Button size="sm" variant="secondary" onClick={onClear}>
          {t('forms.clear')}
        </Button>
      </Stack>
    </Notice>
  );
}

/** All errors with links to their fields. */
function FormErrors({ state, idOf }: { state: PublicFormState; idOf(field: string): string }) {
  const t = useTranslate();
  const { errors } = state.form.formState;
  const fields = state.shown.flatMap(({ name, label = name }) => {
    const message = errors.values?.[name]?.message;
    return message ? [{ fieldId: idOf(name), message: `${t(`forms.fields.${label}`)}: ${message}` }] : [];
  });
  const consents = Object.entries(errors.agrees ?? {}).flatMap(([type, error]) => {
    const message = typeof error === 'object' && 'message' in error ? error.message : undefined;
    return message ? [{ fieldId: idOf(type), message: String(message) }] : [];
  });
  return <ErrorSummary title={t('forms.summary')} errors={[...fields, ...consents]} attempt={state.attempt} />;
}
