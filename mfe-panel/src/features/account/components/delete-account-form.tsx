import type { User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PasswordInput } from '../../../forms/password-input';
import { useSending } from '../../../forms/use-sending';
import { UserName } from '../../../forms/user-name';
import { deleteAccount } from '../api/settings';
import { OwnCodeRequest } from './own-code-request';

const LOST = ['data', 'bookings', 'codes'] as const;
const fieldId = (name: string) => `delete-${name}`;

/** Fields of the form: one of them is filled in. */
interface DeletionProof {
  password: string;
  code: string;
}

/** What is lost, what the law requires to be stored, and the proof that the customer makes the request. */
export function DeleteAccountForm({ user, onKeep }: { user: User; onKeep(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const [isByCode, setByCode] = useState(!user.hasPassword);
  const form = useForm<DeletionProof>({ defaultValues: { password: '', code: '' }, shouldFocusError: false });
  const { submit, isPending, messages } = useSending({
    form,
    names: ['password', 'code'],
    fieldId,
    labelOf: () => t(isByCode ? 'codeLogin.code' : 'form.password'),
    send: ({ password, code }) => deleteAccount(http, isByCode ? { code: code.trim() } : { password }),
    onSent: () => {
      bus.publish('toast', { type: 'success', message: t('deleteAccount.done') });
      // The shell starts with a fresh visitor, without copies of anything, on the home page.
      bus.publish('session.logout-requested', {});
    },
  });
  return (
    <form onSubmit={submit} noValidate method="post">
      <Stack gap={4}>
        <DeletionTerms />
        {messages}
        {isByCode ? <CodeProof user={user} form={form} /> : <PasswordProof user={user} form={form} />}
        {user.hasPassword && user.phoneVerifiedAt ? (
          <Button size="sm" variant="quiet" flush onClick={() => setByCode(!isByCode)}>
            {t(isByCode ? 'deleteAccount.byPassword' : 'deleteAccount.byCode')}
          </Button>
        ) : null}
        <Stack direction="row" gap={3}>
          <Button variant="secondary" onClick={onKeep}>
            {t('deleteAccount.keep')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('deleteAccount.confirm')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** What the customer loses, and what stays stored. */
function DeletionTerms() {
  const t = useTranslate();
  return (
    <>
      <Notice tone="warning" title={t('deleteAccount.warning')}>
        <ul style={{ paddingInlineStart: '1.25rem' }}>
          {LOST.map((what) => (
            <li key={what}>{t(`deleteAccount.lost.${what}`)}</li>
          ))}
        </ul>
      </Notice>
      <Text size="sm" tone="muted">
        {t('deleteAccount.kept')}
      </Text>
    </>
  );
}

interface ProofProps {
  user: User;
  form: UseFormReturn<DeletionProof>;
}

/** Proof by a code that is sent to the customer's phone. */
function CodeProof({ user, form }: ProofProps) {
  const t = useTranslate();
  return (
    <>
      <OwnCodeRequest user={user} />
      <Field
        label={t('codeLogin.code')}
        hint={t('codeLogin.codeHint')}
        id={fieldId('code')}
        error={form.formState.errors.code?.message}
        required
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.register('code', {
            required: t('form.required'),
            pattern: { value: /^\s*\d{6}\s*$/, message: t('codeLogin.codeWrong') },
          })}
        />
      </Field>
    </>
  );
}

/** Proof by the account's password. */
function PasswordProof({ user, form }: ProofProps) {
  const t = useTranslate();
  return (
    <>
      <UserName email={user.email} />
      <Field
        label={t('form.password')}
        id={fieldId('password')}
        error={form.formState.errors.password?.message}
        required
      >
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', { required: t('form.required') })}
        />
      </Field>
    </>
  );
}
