import type { Lead } from '@aksamit/contracts';
import { isAppliedChange } from '@aksamit/module-sdk/api';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, Notice, Stack, Text } from '@aksamit/ui';
import { FileField, useSentFiles } from '@aksamit/ui/files';
import { Checkbox, ErrorSummary } from '@aksamit/ui/form';
import { media, space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSendForm } from '../api/forms-calls';
import { type Consent, type FormDefinition, problemOf, requestOf, shownFields } from '../form-definitions';
import { FormControl } from './form-control';

/** Short fields stand side by side where there is room, long ones never; a prefix always beside its number. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};

  & > * {
    grid-column: 1 / -1;
  }
  & > :has([name='values.phonePrefix']) {
    grid-column: span 5;
  }
  & > :has([name='values.phone']) {
    grid-column: span 7;
  }
  & > :has([name='values.postalCode']) {
    grid-column: span 5;
  }
  & > :has([name='values.postalCode']) + * {
    grid-column: span 7;
  }
  ${media.tablet} {
    & > :not(:has(textarea, [name='values.topic'])) {
      grid-column: span 6;
    }
    & > :has([name='values.address']) {
      grid-column: 1 / -1;
    }
    & > :has([name='values.phonePrefix']) {
      grid-column: span 2;
    }
    & > :has([name='values.phone']) {
      grid-column: span 4;
    }
  }
`;

interface Typed {
  values: Record<string, string>;
  agrees: Partial<Record<Consent, boolean>>;
}

/** Text of a failed call without a message: the client library's own (specification, commerce core, section 8). */
function failureOf(error: unknown): 'away' | 'timeout' | 'aborted' | 'failedStatus' | 'applied' {
  if (!isHttpError(error)) return 'away';
  if (isAppliedChange(error)) return 'applied';
  if (error.status > 0) return 'failedStatus';
  return error.code === 'timeout' || error.code === 'aborted' ? error.code : 'away';
}

/** A public form: errors are shown at the fields and summed up above them; a sent form shows thanks. */
export function PublicForm({ form: definition }: { form: FormDefinition }) {
  const t = useTranslate();
  const http = useHttp();
  const send = useSendForm(http, definition.call);
  const [lead, setLead] = useState<Lead | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const empty: Typed = {
    values: { ...Object.fromEntries(definition.fields.map(({ name }) => [name, ''])), ...definition.initial },
    agrees: {},
  };
  const idOf = (field: string) => `${definition.name}-${field}`;
  const form = useForm<Typed>({ defaultValues: empty, shouldFocusError: false });
  const watched = useWatch({ control: form.control, name: 'values' });
  // The first render must equal the server's; what was chosen before the scripts loaded is in the form, but `useWatch`
  // misses it.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const values = isTakenOver ? form.getValues('values') : watched;
  const { errors, isSubmitting } = form.formState;
  const { name } = definition;
  const shown = shownFields(definition, values);
  const files = useSentFiles(http);
  const takesFiles = definition.takesFiles?.(values) ?? false;

  const refuse = (error: unknown) => {
    const fields = isHttpError(error) ? error.fields : {};
    const known = shown.filter((field) => fields[field.name]);
    for (const field of known)
      form.setError(`values.${field.name}`, { type: 'server', message: fields[field.name] ?? '' });
    if (fields.agrees) form.setError('agrees.regulations', { type: 'server', message: fields.agrees });
    const isShown = known.length > 0 || fields.agrees !== undefined;
    const refusal = isHttpError(error) && error.status > 0 && error.status < 500 ? error.message : '';
    const message = fields.fileUploadIds ?? refusal;
    setFailure(isShown ? null : message || t(`forms.${failureOf(error)}`));
    setAttempt((previous) => previous + 1);
  };
  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(null);
      await send(requestOf(definition, typed.values, typed.agrees, files.ids)).then((sent) => {
        form.reset(empty);
        files.clear();
        setLead(sent);
      }, refuse);
    },
    () => {
      setFailure(null);
      setAttempt((previous) => previous + 1);
    },
  );
  if (lead) return <Thanks lead={lead} name={name} onAnother={() => setLead(null)} />;
  const wrong = [
    ...shown.flatMap((field) => {
      const message = errors.values?.[field.name]?.message;
      return message
        ? [{ fieldId: idOf(field.name), message: `${t(`forms.fields.${field.label ?? field.name}`)}: ${message}` }]
        : [];
    }),
    ...(errors.agrees?.regulations?.message
      ? [{ fieldId: idOf('regulations'), message: errors.agrees.regulations.message }]
      : []),
  ];
  return (
    <Card as="section" aria-labelledby={idOf('title')}>
      <form onSubmit={submit} noValidate method="post" aria-labelledby={idOf('title')}>
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
          <ErrorSummary title={t('forms.summary')} errors={wrong} attempt={attempt} />
          {values.topic === 'complaints' ? <Notice tone="info">{t('forms.complaintRules')}</Notice> : null}
          <Fields>
            {shown.map((field) => (
              <FormControl
                key={field.name}
                field={field}
                id={idOf(field.name)}
                error={errors.values?.[field.name]?.message}
                start={definition.initial[field.name]}
                control={form.register(`values.${field.name}`, {
                  shouldUnregister: false,
                  validate: (value) => {
                    const problem = problemOf(field, value);
                    if (problem === null) return true;
                    return t(problem === 'missing' ? 'forms.required' : `forms.wrong.${field.name}`);
                  },
                })}
              />
            ))}
          </Fields>
          {takesFiles ? <FileField sent={files} say={(key, said) => t(`forms.files.${key}`, said)} /> : null}
          {definition.consents.length > 0 ? (
            <div>
              {definition.consents.map((type) => (
                <ConsentBox
                  key={type}
                  type={type}
                  id={idOf(type)}
                  error={errors.agrees?.[type]?.message}
                  control={form.register(
                    `agrees.${type}`,
                    type === 'regulations' ? { required: t('forms.regulationsRequired') } : {},
                  )}
                />
              ))}
            </div>
          ) : null}
          <noscript>
            <Notice tone="warning">{t('forms.needsScripts')}</Notice>
          </noscript>
          <p>
            <Button type="submit" busy={isSubmitting || (takesFiles && files.isSending)}>
              {t(`forms.${name}.send`)}
            </Button>
          </p>
        </Stack>
      </form>
    </Card>
  );
}

interface ConsentBoxProps {
  type: Consent;
  id: string;
  error: string | undefined;
  control: ReturnType<ReturnType<typeof useForm<Typed>>['register']>;
}

function ConsentBox({ type, id, error, control }: ConsentBoxProps) {
  const t = useTranslate();
  const href = useHref();
  if (type !== 'regulations') return <Checkbox id={id} label={t(`forms.consents.${type}`)} {...control} />;
  const label = (
    <>
      {t('forms.consents.accept')} <a href={href('content/regulations')}>{t('forms.consents.regulations')}</a>{' '}
      {t('forms.consents.and')} <a href={href('content/privacy-policy')}>{t('forms.consents.privacy')}</a>.
    </>
  );
  return <Checkbox id={id} required error={error} label={label} {...control} />;
}

/** The form was received: its number, and until when the shop answers. Takes the focus, since the form is gone. */
function Thanks({ lead, name, onAnother }: { lead: Lead; name: FormDefinition['name']; onAnother(): void }) {
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
