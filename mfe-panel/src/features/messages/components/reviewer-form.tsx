import type { Lead, User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { OwnTexts, withOwnTexts } from '../../../locales/own-texts';
import en from '../../../locales/reviewer-form.en.json';
import pl from '../../../locales/reviewer-form.pl.json';
import { sendApplication } from '../api/send-forms';
import { applicationRequest, EMPTY_APPLICATION, REVIEWER_FIELDS, type ReviewerFields } from '../reviewer-fields';
import {
  AccountFields,
  ApplicationConsents,
  ChoiceFields,
  DateBirthField,
  DescriptionField,
} from './application-fields';
import { LeadReceipt } from './lead-receipt';

const fieldId = (name: string) => `reviewer-${name}`;
const DRAFT = 'reviewer';

const texts = withOwnTexts({ pl, en });

/** Application to the reviewer club. Fields: specification, content, section 3. */
export function ReviewerForm({ user }: { user: User }) {
  return (
    <OwnTexts resources={texts}>
      <Application user={user} />
    </OwnTexts>
  );
}

function Application({ user }: { user: User }) {
  const t = useTranslate();
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
  if (lead) return <LeadReceipt lead={lead} />;
  return (
    <Card as="section" aria-labelledby="reviewer-form">
      <form onSubmit={submit} noValidate method="post" aria-labelledby="reviewer-form">
        <Stack gap={5}>
          <Heading level={2} size="md" id="reviewer-form">
            {t('reviewerForm.title')}
          </Heading>
          {messages}
          {user.dateBirth === null ? <DateBirthField form={form} fieldId={fieldId} /> : null}
          <AccountFields form={form} fieldId={fieldId} />
          <ChoiceFields form={form} fieldId={fieldId} />
          <DescriptionField form={form} fieldId={fieldId} />
          <ApplicationConsents form={form} fieldId={fieldId} />
          <Button type="submit" busy={isPending}>
            {t('reviewerForm.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
