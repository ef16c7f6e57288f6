import type { Lead, User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, Stack } from '@aksamit/ui';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useSending } from '../../../forms/use-sending';
import { sendApplication } from '../api/send-forms';
import {
  ACCOUNT_CATEGORIES,
  applicationRequest,
  EMPTY_APPLICATION,
  HAIR_SHADES,
  INSTAGRAM_PATTERN,
  LONGEST_DESCRIPTION,
  REVIEWER_FIELDS,
  type ReviewerFields,
  SKIN_TONES,
} from '../reviewer-fields';
import { useAttemptKey } from '../use-attempt-key';
import { LeadReceipt } from './lead-receipt';

const fieldId = (name: string) => `reviewer-${name}`;
const DRAFT = 'reviewer';
const CHOICES = { accountCategory: ACCOUNT_CATEGORIES, skinTone: SKIN_TONES, hairShade: HAIR_SHADES } as const;

/** Application to the reviewer programme. Fields: specification, content, section 3. */
export function ReviewerForm({ user }: { user: User }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const keyOf = useAttemptKey();
  const [lead, setLead] = useState<Lead | null>(null);
  const form = useForm<ReviewerFields>({
    defaultValues: draftOver(DRAFT, user.id, EMPTY_APPLICATION),
    shouldFocusError: false,
  });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId: user.id });
  const { submit, isPending, messages } = useSending({
    form,
    names: REVIEWER_FIELDS,
    fieldId,
    labelOf: (name) => t(`reviewerForm.${name}`),
    send: (fields: ReviewerFields) => {
      const request = applicationRequest(fields);
      return sendApplication(http, request, keyOf(request));
    },
    onSent: (sent) => {
      clearDraft();
      setLead(sent);
    },
  });
  const description = useWatch({ control: form.control, name: 'description' });
  const { register, formState } = form;
  const required = t('form.required');
  const field = (name: keyof ReviewerFields) => ({
    id: fieldId(name),
    label: t(`reviewerForm.${name}`),
    error: formState.errors[name]?.message,
  });
  if (lead) return <LeadReceipt lead={lead} />;
  return (
    <Card as="section" aria-labelledby="reviewer-form">
      <form onSubmit={submit} noValidate method="post" aria-labelledby="reviewer-form">
        <Stack gap={5}>
          <Heading level={2} size="md" id="reviewer-form">
            {t('reviewerForm.title')}
          </Heading>
          {messages}
          {user.dateBirth === null ? (
            <Field {...field('dateBirth')} hint={t('reviewerForm.dateBirthHint')} required>
              <TextInput type="date" autoComplete="bday" min="1900-01-01" {...register('dateBirth', { required })} />
            </Field>
          ) : null}
          <Field {...field('instagramLink')} hint="https://instagram.com/…" required>
            <TextInput
              type="url"
              inputMode="url"
              maxLength={200}
              {...register('instagramLink', {
                required,
                pattern: { value: INSTAGRAM_PATTERN, message: t('reviewerForm.linkWrong') },
              })}
            />
          </Field>
          <Field {...field('followersCount')} required>
            <TextInput
              inputMode="numeric"
              {...register('followersCount', {
                required,
                pattern: { value: /^\d{1,9}$/, message: t('reviewerForm.countWrong') },
              })}
            />
          </Field>
          {(['accountCategory', 'skinTone', 'hairShade'] as const).map((name) => (
            <Field key={name} {...field(name)} required>
              <Select {...register(name)}>
                {CHOICES[name].map((value) => (
                  <option key={value} value={value}>
                    {t(`reviewerForm.choices.${name}.${value}`)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <Field
            {...field('description')}
            hint={t('reviewerForm.left', { count: LONGEST_DESCRIPTION - description.length })}
          >
            <TextArea rows={4} maxLength={LONGEST_DESCRIPTION} {...register('description')} />
          </Field>
          <div>
            <Checkbox
              id={fieldId('regulations')}
              required
              error={formState.errors.regulations?.message}
              label={
                <>
                  {t('consents.regulations')} <a href={href('content/regulations')}>{t('consents.regulationsLink')}</a>{' '}
                  {t('consents.and')} <a href={href('content/privacy-policy')}>{t('consents.privacyLink')}</a>
                </>
              }
              {...register('regulations', { required: t('reviewerForm.regulationsRequired') })}
            />
            <Checkbox label={t('consents.marketingEmail')} {...register('marketingEmail')} />
          </div>
          <Button type="submit" busy={isPending}>
            {t('reviewerForm.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
