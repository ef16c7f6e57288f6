import type { DeskCase, OutcomeMail } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Dialog, Heading, Stack } from '@aksamit/ui';
import { Field, RadioCards, TextArea } from '@aksamit/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import type { CaseOutcome } from '../api/change-case';
import type { DeskKind } from '../desk-kinds';
import { SendAnswer, type SendAnswerProps } from './send-answer';
import { TemplateChoice } from './template-choice';

interface AnswerFields {
  state: CaseOutcome['state'] | '';
  answer: string;
}

/** Longest answer that the API takes. */
const LONGEST = 4000;

export interface AnswerFormProps {
  desk: DeskKind;
  lead: DeskCase;
  userId: string;
  onSent(): void;
  /** A colleague or the clock was faster. @param answer what was typed */
  onLost(answer: string): void;
}

/** The outcome of a form with its answer, shown as the e-mail that it becomes before it is sent. */
export function AnswerForm({ desk, lead, userId, onSent, onLost }: AnswerFormProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const states = lead.outcomeMails.map(({ state }) => state);
  const draft = `staffAnswer-${lead.id}`;
  const empty: AnswerFields = { state: states.length === 1 ? (states[0] ?? '') : '', answer: '' };
  const form = useForm<AnswerFields>({ defaultValues: draftOver(draft, userId, empty) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const check = form.handleSubmit(({ state, answer }) => {
    if (state !== '') setOutcome({ state, answer: answer.trim() });
  });
  const ended = (then: () => void) => () => {
    clearDraft();
    then();
  };
  return (
    <Card>
      <form onSubmit={check} noValidate>
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t(`staff.desk.answer.titles.${desk}`)}
          </Heading>
          {states.length > 1 ? <Decision mails={lead.outcomeMails} form={form} /> : null}
          <TemplateChoice
            desk={desk}
            lead={lead}
            typed={form.watch('answer')}
            onFill={(answer) => form.setValue('answer', answer, { shouldDirty: true, shouldValidate: true })}
          />
          <AnswerText form={form} />
          <Button type="submit">{t('staff.desk.answer.check')}</Button>
        </Stack>
      </form>
      <AnswerDialog
        address={{ desk, id: lead.id }}
        lead={lead}
        outcome={outcome}
        onClose={() => setOutcome(null)}
        onSent={ended(onSent)}
        onLost={ended(() => onLost(outcome?.answer ?? ''))}
      />
    </Card>
  );
}

interface PartProps {
  form: ReturnType<typeof useForm<AnswerFields>>;
}

function Decision({ mails, form }: PartProps & { mails: readonly OutcomeMail[] }) {
  const t = useTranslate();
  return (
    <RadioCards
      legend={t('staff.desk.answer.decision')}
      required
      error={form.formState.errors.state?.message}
      inputProps={form.register('state', { required: t('form.required') })}
      options={mails.map(({ state }) => ({ value: state, label: t(`staff.desk.answer.decisions.${state}`) }))}
    />
  );
}

function AnswerText({ form }: PartProps) {
  const t = useTranslate();
  const error = form.formState.errors.answer?.message;
  return (
    <Field label={t('staff.desk.answer.text')} hint={t('staff.desk.answer.hint')} error={error} required>
      <TextArea
        rows={8}
        maxLength={LONGEST}
        {...form.register('answer', { validate: (answer) => answer.trim() !== '' || t('form.required') })}
      />
    </Field>
  );
}

function AnswerDialog({ outcome, ...props }: Omit<SendAnswerProps, 'outcome'> & { outcome: CaseOutcome | null }) {
  const t = useTranslate();
  return (
    <Dialog
      open={outcome !== null}
      title={t('staff.desk.answer.confirmTitle')}
      closeLabel={t('staff.close')}
      onClose={props.onClose}
    >
      {outcome ? <SendAnswer {...props} outcome={outcome} /> : null}
    </Dialog>
  );
}
