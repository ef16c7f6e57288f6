import { useTopic } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { useWait } from '../api/waiting-places';
import type { SlotChoice } from '../use-pick';

const EMAIL = /^\S+@\S+\.\S+$/;

interface WaitBeforeBuyingProps {
  cartItemId: string;
  slot: SlotChoice;
}

/**
 * Joins the waiting list of a full day for a treatment that is still in the cart: it needs only an e-mail address and
 * the regulations.
 */
export function WaitBeforeBuying(props: WaitBeforeBuyingProps) {
  const t = useTranslate();
  const id = useId();
  const form = useWaitForm(props, id);
  const { wait, email, emailProblem, agrees, agreesProblem } = form;

  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wait.isSuccess) done.current?.focus();
  }, [wait.isSuccess]);
  if (wait.isSuccess)
    return (
      <Notice tone="success" ref={done} tabIndex={-1}>
        {t('waiting.done', { email: email.trim() })}
      </Notice>
    );
  return (
    <form onSubmit={form.submit} noValidate method="post" aria-labelledby={`${id}how`}>
      <Stack gap={3} style={{ maxWidth: '28rem' }}>
        <Text size="sm" tone="muted" id={`${id}how`}>
          {t('slots.waitHow')}
        </Text>
        <Field label={t('waiting.email')} id={`${id}email`} error={emailProblem} required>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => form.setEmail(event.target.value)}
          />
        </Field>
        <Checkbox
          id={`${id}agrees`}
          required
          checked={agrees}
          error={agreesProblem}
          onChange={(event) => form.setAgrees(event.target.checked)}
          label={<RegulationsConsent />}
        />
        {form.failure ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(form.failure, t)}
          </Notice>
        ) : null}
        <p>
          <Button type="submit" variant="secondary" busy={wait.isPending}>
            {t('slots.wait')}
          </Button>
        </p>
      </Stack>
    </form>
  );
}

/**
 * The two fields, their problems since the first press, and the request. The address is the customer's own until it is
 * typed over.
 * @param id prefix of the fields' ids: the first wrong one gets the focus
 */
function useWaitForm({ cartItemId, slot }: WaitBeforeBuyingProps, id: string) {
  const t = useTranslate();
  const wait = useWait();
  const known = useTopic('session')?.user?.email ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const email = typed ?? known;
  const isEmail = EMAIL.test(email.trim());
  const refusal = isHttpError(wait.error) && wait.error.status === 422 ? wait.error.fields.email : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isEmail) document.getElementById(`${id}email`)?.focus();
    else if (!agrees) document.getElementById(`${id}agrees`)?.focus();
    else if (!wait.isPending)
      wait.mutate({ cartItemId, ...slot, email: email.trim(), agrees: [{ type: 'regulations', value: true }] });
  };
  return {
    wait,
    submit,
    email,
    setEmail: setTyped,
    emailProblem: isSubmitted && !isEmail ? t('waiting.emailWrong') : refusal,
    agrees,
    setAgrees,
    agreesProblem: isSubmitted && !agrees ? t('waiting.agreesMissing') : undefined,
    /** A refusal that is not about the address; null without one. */
    failure: refusal ? null : wait.error,
  };
}

function RegulationsConsent() {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {t('consent.accept')} <a href={href('content/regulations')}>{t('consent.regulations')}</a> {t('consent.and')}{' '}
      <a href={href('content/privacy-policy')}>{t('consent.privacyPolicy')}</a>.
    </>
  );
}
