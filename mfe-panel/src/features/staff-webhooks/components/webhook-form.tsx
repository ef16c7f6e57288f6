import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookRequest } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSending } from '../../../forms/use-sending';
import { CheckboxGroup } from '../../../staff-kit/checkbox-group';
import { eventName } from '../webhook-words';

const NAMES = ['url', 'description', 'events'] as const;
/** The API's most. */
const LONGEST_URL = 2000;
const LONGEST_DESCRIPTION = 200;

interface WebhookFields {
  url: string;
  description: string;
  events: WebhookEvent[];
}

export interface WebhookFormProps<Answer> {
  /** Undefined: a new endpoint. */
  webhook?: WebhookRequest;
  /** Label of the button. */
  action: string;
  send(body: WebhookRequest): Promise<Answer>;
  onSent(answer: Answer): unknown;
}

/** The form of an endpoint: where to, and of what it is notified. */
export function WebhookForm<Answer>({ webhook, action, send, onSent }: WebhookFormProps<Answer>) {
  const t = useTranslate();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const form = useForm<WebhookFields>({
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [],
    },
  });
  const sending = useSending<WebhookFields, Answer>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.webhooks.fields.${name}`),
    send: ({ url, description, events }) => send({ url: url.trim(), description: description.trim(), events }),
    onSent,
  });
  const filled = { validate: (text: string) => text.trim() !== '' || t('form.required') };
  const field = (name: 'url' | 'description') => ({
    id: fieldId(name),
    label: t(`staff.webhooks.fields.${name}`),
    hint: t(`staff.webhooks.hints.${name}`),
    error: form.formState.errors[name]?.message,
    required: true,
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field {...field('url')}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={LONGEST_URL}
            {...form.register('url', filled)}
          />
        </Field>
        <Field {...field('description')}>
          <TextInput autoComplete="off" maxLength={LONGEST_DESCRIPTION} {...form.register('description', filled)} />
        </Field>
        <EventChoice form={form} firstId={fieldId('events')} />
        <Button type="submit" busy={sending.isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

interface EventChoiceProps {
  form: UseFormReturn<WebhookFields>;
  /** Of the first control, for links from the messages above. */
  firstId: string;
}

function EventChoice({ form, firstId }: EventChoiceProps) {
  const t = useTranslate();
  const error = form.formState.errors.events?.message;
  const field = form.register('events', { validate: (events) => events.length > 0 || t('staff.webhooks.noEvent') });
  return (
    <CheckboxGroup legend={t('staff.webhooks.fields.events')} error={error}>
      {WEBHOOK_EVENTS.map((event, index) => (
        <Checkbox
          key={event}
          {...field}
          id={index === 0 ? firstId : undefined}
          value={event}
          label={`${eventName(event, t)} (${event})`}
        />
      ))}
    </CheckboxGroup>
  );
}
