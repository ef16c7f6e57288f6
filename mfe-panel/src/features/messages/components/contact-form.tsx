import type { Lead } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Stack } from '@aksamit/ui';
import { FileField, useSentFiles } from '@aksamit/ui/files';
import { Field, RadioCards, TextArea, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { readStoredFiles, storeFiles } from '../../../drafts/stored-files';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { sendContact } from '../api/send-forms';
import { CONTACT_FIELDS, type ContactFields, contactRequest, EMPTY_CONTACT, TOPICS } from '../contact-fields';
import { ComplaintFields } from './complaint-fields';
import { LeadReceipt } from './lead-receipt';

const fieldId = (name: string) => `contact-${name}`;
const DRAFT = 'contact';
const LONGEST = 4000;

/** Sends a message to the shop; the sender is known. Topics: specification, content, section 3. */
export function ContactForm({ userId }: { userId: string }) {
  const t = useTranslate();
  const http = useHttp();
  const keyOf = useAttemptKey();
  const [lead, setLead] = useState<Lead | null>(null);
  const sentFiles = useSentFiles(http, readStoredFiles(DRAFT, userId), (files) => storeFiles(DRAFT, userId, files));
  const form = useForm<ContactFields>({
    defaultValues: draftOver(DRAFT, userId, EMPTY_CONTACT),
    shouldFocusError: false,
  });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId });
  const { submit, isPending, messages } = useSending({
    form,
    names: CONTACT_FIELDS,
    fieldId,
    labelOf: (name) => t(`contactForm.${name}`),
    send: (fields: ContactFields) => {
      const request = contactRequest(fields, sentFiles.ids);
      return sendContact(http, request, keyOf(request));
    },
    onSent: (sent) => {
      clearDraft();
      form.reset(EMPTY_CONTACT);
      sentFiles.clear();
      setLead(sent);
    },
  });
  const topic = useWatch({ control: form.control, name: 'topic' });
  const isComplaint = topic === 'complaints';
  if (lead) return <LeadReceipt lead={lead} onAnother={() => setLead(null)} />;
  return (
    <Card as="section" aria-labelledby="contact-form">
      <form onSubmit={submit} noValidate method="post" aria-labelledby="contact-form">
        <Stack gap={5}>
          <Heading level={2} size="md" id="contact-form">
            {t('contactForm.title')}
          </Heading>
          {messages}
          <RadioCards
            legend={t('contactForm.topic')}
            id={fieldId('topic')}
            minCard="12rem"
            required
            options={TOPICS.map((value) => ({ value, label: t(`contactForm.topics.${value}`) }))}
            inputProps={form.register('topic')}
          />
          {isComplaint ? <ComplaintFields form={form} fieldId={fieldId} /> : null}
          {isComplaint ? <FileField sent={sentFiles} translate={(key, values) => t(`files.${key}`, values)} /> : null}
          {topic === 'reservations' || isComplaint ? <OrderNumberField form={form} /> : null}
          {isComplaint ? null : <MessageField form={form} />}
          <Button type="submit" busy={isPending || (isComplaint && sentFiles.isSending)}>
            {t(isComplaint ? 'contactForm.sendComplaint' : 'contactForm.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Number of the order that the message is about. */
function OrderNumberField({ form }: { form: UseFormReturn<ContactFields> }) {
  const t = useTranslate();
  return (
    <Field
      label={t('contactForm.orderNumber')}
      hint={t('contactForm.orderNumberHint')}
      id={fieldId('orderNumber')}
      error={form.formState.errors.orderNumber?.message}
    >
      <TextInput autoComplete="off" maxLength={40} {...form.register('orderNumber')} />
    </Field>
  );
}

/** Text of a message; a complaint has fields of its own instead. */
function MessageField({ form }: { form: UseFormReturn<ContactFields> }) {
  const t = useTranslate();
  return (
    <Field
      label={t('contactForm.message')}
      id={fieldId('message')}
      error={form.formState.errors.message?.message}
      required
    >
      <TextArea rows={6} maxLength={LONGEST} {...form.register('message', { required: t('form.required') })} />
    </Field>
  );
}
