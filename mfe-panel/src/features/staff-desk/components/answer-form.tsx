import type { DeskCase, OutcomeMail } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Dialog, Heading, LinkButton, Stack } from '@aksamit/ui';
import { Field, RadioCards, TextArea } from '@aksamit/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { phoneHref, phoneText } from '../../../staff-kit/phone-text';
import { type AnswerWords, answerWords } from '../answer-words';
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

/**
 * The outcome of a form with its answer, shown as the e-mail that it becomes before it is sent. Where its sender left no
 * address, they are called, and the form is closed with what the call came to.
 */
export function AnswerForm({ desk, lead, userId, onSent, onLost }: AnswerFormProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const words = answerWords(t, desk, lead);
  const isCall = lead.email === null;
  const states: CaseOutcome['state'][] = isCall ? ['answered'] : lead.outcomeMails.map(({ state }) => state);
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
            {words.title}
          </Heading>
          {states.length > 1 ? <Decision mails={lead.outcomeMails} form={form} /> : null}
          {isCall ? (
            <CallLink lead={lead} />
          ) : (
            <TemplateChoice
              desk={desk}
              lead={lead}
              typed={form.watch('answer')}
              onFill={(answer) => form.setValue('answer', answer, { shouldDirty: true, shouldValidate: true })}
            />
          )}
          <AnswerText form={form} words={words} />
          <Button type="submit">{words.check}</Button>
        </Stack>
      </form>
      <AnswerDialog
        address={{ desk, id: lead.id }}
        lead={lead}
        words={words}
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

/** On a phone one press calls; elsewhere the number is read. */
function CallLink({ lead }: { lead: DeskCase }) {
  const t = useTranslate();
  const phone = phoneText(lead);
  if (phone === null) return null;
  return (
    <p>
      <LinkButton variant="secondary" href={phoneHref(phone)}>
        {t('staff.desk.call.link', { phone })}
      </LinkButton>
    </p>
  );
}

function AnswerText({ form, words }: PartProps & { words: AnswerWords }) {
  const t = useTranslate();
  const error = form.formState.errors.answer?.message;
  return (
    <Field label={words.text} hint={words.hint} error={error} required>
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
      title={props.words.confirmTitle}
      closeLabel={t('staff.close')}
      onClose={props.onClose}
    >
      {outcome ? <SendAnswer {...props} outcome={outcome} /> : null}
    </Dialog>
  );
}
