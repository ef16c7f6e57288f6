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

/**
 * Joins the waiting list of a full day for a treatment that is still in the cart: it needs only an e-mail address and
 * the regulations.
 */
export function WaitBeforeBuying({ cartItemId, slot }: { cartItemId: string; slot: SlotChoice }) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const wait = useWait();
  const known = useTopic('session')?.user?.email ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const email = (typed ?? known).trim();
  const refusal = isHttpError(wait.error) && wait.error.status === 422 ? wait.error.fields.email : undefined;
  const emailProblem = isSubmitted && !EMAIL.test(email) ? t('waiting.emailWrong') : refusal;
  const agreesProblem = isSubmitted && !agrees ? t('waiting.agreesMissing') : undefined;

  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wait.isSuccess) done.current?.focus();
  }, [wait.isSuccess]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!EMAIL.test(email)) document.getElementById(`${id}email`)?.focus();
    else if (!agrees) document.getElementById(`${id}agrees`)?.focus();
    else if (!wait.isPending)
      wait.mutate({ cartItemId, ...slot, email, agrees: [{ type: 'regulations', value: true }] });
  };
  if (wait.isSuccess)
    return (
      <Notice tone="success" ref={done} tabIndex={-1}>
        {t('waiting.done', { email })}
      </Notice>
    );
  return (
    <form onSubmit={submit} noValidate method="post" aria-labelledby={`${id}how`}>
      <Stack gap={3} style={{ maxWidth: '28rem' }}>
        <Text size="sm" tone="muted" id={`${id}how`}>
          {t('slots.waitHow')}
        </Text>
        <Field label={t('waiting.email')} id={`${id}email`} error={emailProblem} required>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            value={typed ?? known}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Checkbox
          id={`${id}agrees`}
          required
          checked={agrees}
          error={agreesProblem}
          onChange={(event) => setAgrees(event.target.checked)}
          label={
            <>
              {t('consent.accept')} <a href={href('content/regulations')}>{t('consent.regulations')}</a>{' '}
              {t('consent.and')} <a href={href('content/privacy-policy')}>{t('consent.privacyPolicy')}</a>.
            </>
          }
        />
        {wait.error && !refusal ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(wait.error, t)}
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
