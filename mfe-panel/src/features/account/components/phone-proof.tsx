import type { User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSending } from '../../../forms/use-sending';
import { messageOfError } from '../../../requests/message-of-error';
import { requestPhoneCode, verifyPhone } from '../api/settings';
import { updateProfile } from '../api/update-profile';
import { useProfileChange } from '../use-profile-change';

const CODE_PATTERN = /^\s*\d{6}\s*$/;
const numberOf = ({ phonePrefix, phone }: { phonePrefix: string; phone: string }) => `+${phonePrefix} ${phone}`;

/** A phone number that is not confirmed: sends a code by SMS and takes it. */
export function PhoneProof({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const saved = useProfileChange();
  const showError = (error: unknown) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) });
  const [isSent, setSent] = useState(false);
  // Requested again too soon, the first code remains valid: its field stays.
  const request = useMutation({
    mutationFn: () => requestPhoneCode(http),
    onSuccess: () => setSent(true),
    onError: showError,
  });
  const keep = useMutation({
    mutationFn: () => updateProfile(http, { phonePrefix: user.phonePrefix, phone: user.phone }),
    onSuccess: (changed) => saved(changed),
    onError: showError,
  });
  const number = numberOf(user.pendingPhone ?? user);
  return (
    <Notice tone="warning" title={t(user.pendingPhone ? 'proofs.phonePending' : 'proofs.phoneOpen', { number })}>
      <Stack gap={3}>
        <span>
          {user.pendingPhone ? t('proofs.phonePendingText', { number: numberOf(user) }) : t('proofs.phoneOpenText')}
        </span>
        {isSent ? <CodeForm number={number} /> : null}
        <Stack direction="row" gap={3}>
          <Button size="sm" variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
            {t(isSent ? 'proofs.sendAgain' : 'codeLogin.send')}
          </Button>
          {user.pendingPhone ? (
            <Button size="sm" variant="quiet" flush busy={keep.isPending} onClick={() => keep.mutate()}>
              {t('proofs.keepPhone')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Notice>
  );
}

function CodeForm({ number }: { number: string }) {
  const t = useTranslate();
  const http = useHttp();
  const saved = useProfileChange();
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const { submit, isPending, messages } = useSending({
    form,
    names: ['code'],
    fieldId: (name) => `phone-${name}`,
    labelOf: () => t('codeLogin.code'),
    send: ({ code }) => verifyPhone(http, code.trim()),
    onSent: (changed) => saved(changed, t('proofs.phoneDone')),
  });
  return (
    <form onSubmit={submit} noValidate method="post">
      <Stack gap={3} style={{ maxWidth: '20rem' }}>
        <span role="status">{t('proofs.codeSent', { number })}</span>
        {messages}
        <Field
          label={t('codeLogin.code')}
          hint={t('codeLogin.codeHint')}
          id="phone-code"
          error={form.formState.errors.code?.message}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.register('code', {
              required: t('form.required'),
              pattern: { value: CODE_PATTERN, message: t('codeLogin.codeWrong') },
            })}
          />
        </Field>
        <Button type="submit" size="sm" busy={isPending}>
          {t('proofs.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
