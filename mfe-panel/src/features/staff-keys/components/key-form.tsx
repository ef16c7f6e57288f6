import { API_KEY_SCOPES, type ApiKeyScope, type NewApiKey } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { CheckboxGroup } from '../../../staff-kit/checkbox-group';
import { KEY_LISTS, makeKey } from '../api/api-keys';

interface KeyFields {
  name: string;
  scopes: ApiKeyScope[];
  lastDay: string;
}

const NAMES = ['name', 'scopes', 'lastDay'] as const;
/** The API's most. */
const LONGEST_NAME = 100;

const requestOf = ({ name, scopes, lastDay }: KeyFields) => ({
  name: name.trim(),
  scopes,
  lastDay: lastDay === '' ? null : lastDay,
});

function useKeyForm(onMade: (made: NewApiKey) => void) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const form = useForm<KeyFields>({ defaultValues: { name: '', scopes: [], lastDay: '' } });
  const sending = useSending<KeyFields, NewApiKey>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.apiKeys.fields.${name}`),
    send(fields) {
      const body = requestOf(fields);
      return makeKey(http, body, keyOf(body));
    },
    onSent(made) {
      bus.publish('toast', { type: 'success', message: t('staff.apiKeys.made', { name: made.apiKey.name }) });
      onMade(made);
      return queryClient.invalidateQueries({ queryKey: KEY_LISTS });
    },
  });
  return { form, fieldId, sending };
}

/** The form of a new key. */
export function KeyForm({ onMade }: { onMade(made: NewApiKey): void }) {
  const t = useTranslate();
  const { form, fieldId, sending } = useKeyForm(onMade);
  const field = (name: 'name' | 'lastDay') => ({
    id: fieldId(name),
    label: t(`staff.apiKeys.fields.${name}`),
    hint: t(`staff.apiKeys.${name}Hint`),
    error: form.formState.errors[name]?.message,
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field {...field('name')} required>
          <TextInput
            maxLength={LONGEST_NAME}
            autoComplete="off"
            {...form.register('name', { validate: (text) => text.trim() !== '' || t('form.required') })}
          />
        </Field>
        <ScopeChoice form={form} firstId={fieldId('scopes')} />
        <Field {...field('lastDay')}>
          <TextInput type="date" min={storeDateOf(new Date())} {...form.register('lastDay')} />
        </Field>
        <Button type="submit" busy={sending.isPending}>
          {t('staff.apiKeys.send')}
        </Button>
      </Stack>
    </form>
  );
}

interface ScopeChoiceProps {
  form: UseFormReturn<KeyFields>;
  /** Of the first control, for links from the messages above. */
  firstId: string;
}

function ScopeChoice({ form, firstId }: ScopeChoiceProps) {
  const t = useTranslate();
  const error = form.formState.errors.scopes?.message;
  const field = form.register('scopes', {
    validate: (chosen) => chosen.length > 0 || t('staff.apiKeys.scopesMissing'),
  });
  return (
    <CheckboxGroup legend={t('staff.apiKeys.fields.scopes')} error={error}>
      {API_KEY_SCOPES.map((scope, index) => (
        <Checkbox
          key={scope}
          {...field}
          id={index === 0 ? firstId : undefined}
          value={scope}
          label={`${t(`staff.apiKeys.scopes.${scope}`)} – ${t(`staff.apiKeys.scopeNotes.${scope}`)}`}
        />
      ))}
    </CheckboxGroup>
  );
}
