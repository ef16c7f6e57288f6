import type { User } from '@aksamit/contracts';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../../forms/password-input';
import { UserName } from '../../../forms/user-name';
import { messageOfError } from '../../../requests/message-of-error';
import { logIn } from '../api/log-in';
import { logInByCode } from '../api/recover-access';
import { useLogin } from '../use-login';
import { OwnCodeRequest } from './own-code-request';

const fieldId = (name: string) => `fresh-login-${name}`;

interface Waiting {
  goOn(): void;
  giveUp(): void;
}

/**
 * Runs an action that needs a login of the last 15 minutes: where the API requires one, a dialog asks for the password
 * (or a code) and the action runs again. Nothing typed is lost. Source: readings.md, "Sessions, visitors, cookies".
 */
export function useFreshLogin(user: User): {
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const end = (what: 'goOn' | 'giveUp') => {
    setWaiting(null);
    waiting?.[what]();
  };
  return {
    async run(work) {
      try {
        return await work();
      } catch (error) {
        if (!isHttpError(error) || error.code !== 'fresh_login_required') throw error;
        await new Promise<void>((goOn, refuse) => setWaiting({ goOn, giveUp: () => refuse(error) }));
        return work();
      }
    },
    dialog: (
      <LoginDialog open={waiting !== null} user={user} onDone={() => end('goOn')} onClose={() => end('giveUp')} />
    ),
  };
}

interface LoginDialogProps {
  open: boolean;
  user: User;
  onDone(): void;
  onClose(): void;
}

function LoginDialog({ open, user, onDone, onClose }: LoginDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} title={t('freshLogin.title')} closeLabel={t('close')} onClose={onClose}>
      {open ? <Questions user={user} onDone={onDone} /> : null}
    </Dialog>
  );
}

/** The password, or a code by SMS where there is none or the customer does not remember it. */
function Questions({ user, onDone }: Pick<LoginDialogProps, 'user' | 'onDone'>) {
  const t = useTranslate();
  const [isByCode, setByCode] = useState(!user.hasPassword);
  return (
    <Stack gap={4}>
      {isByCode ? <CodeQuestion user={user} onDone={onDone} /> : <PasswordQuestion user={user} onDone={onDone} />}
      {user.hasPassword && user.phoneVerifiedAt ? (
        <Button size="sm" variant="quiet" flush onClick={() => setByCode(!isByCode)}>
          {t(isByCode ? 'deleteAccount.byPassword' : 'deleteAccount.byCode')}
        </Button>
      ) : null}
    </Stack>
  );
}

function PasswordQuestion({ user, onDone }: Pick<LoginDialogProps, 'user' | 'onDone'>) {
  const t = useTranslate();
  const http = useHttp();
  const form = useForm({ defaultValues: { password: '' } });
  const login = useLogin({
    send: (fields: { password: string }) => logIn(http, { email: user.email, ...fields }),
    onSuccess: onDone,
    onError: () => form.setFocus('password'),
  });
  const isWrong = isHttpError(login.error) && login.error.code === 'invalid_credentials';
  const failure = login.error ? (isWrong ? t('freshLogin.wrong') : messageOfError(login.error, t)) : undefined;
  if (login.step) return login.step;
  return (
    <form onSubmit={form.handleSubmit((fields) => login.send(fields))} noValidate method="post">
      <Stack gap={4}>
        <Text>{t('freshLogin.text')}</Text>
        <UserName email={user.email} />
        <Field
          label={t('form.password')}
          id={fieldId('password')}
          error={form.formState.errors.password?.message ?? failure}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', { required: t('form.required') })}
          />
        </Field>
        <Button type="submit" busy={login.isBusy}>
          {t('freshLogin.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

/** A code to the customer's own number, in the dialog: typed values stay in the form behind. */
function CodeQuestion({ user, onDone }: Pick<LoginDialogProps, 'user' | 'onDone'>) {
  const t = useTranslate();
  const http = useHttp();
  const { phonePrefix, phone } = user;
  const form = useForm({ defaultValues: { code: '' } });
  const login = useLogin({
    send: (fields: { code: string }) => logInByCode(http, { phonePrefix, phone, ...fields, code: fields.code.trim() }),
    onSuccess: onDone,
    onError: () => form.setFocus('code'),
  });
  const failure = login.error ? messageOfError(login.error, t) : undefined;
  if (login.step) return login.step;
  return (
    <form onSubmit={form.handleSubmit((fields) => login.send(fields))} noValidate method="post">
      <Stack gap={4}>
        <Text>{t('freshLogin.byCodeText')}</Text>
        <OwnCodeRequest user={user} />
        <Field
          label={t('codeLogin.code')}
          hint={t('codeLogin.codeHint')}
          id={fieldId('code')}
          error={form.formState.errors.code?.message ?? failure}
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
        <Button type="submit" busy={login.isBusy}>
          {t('freshLogin.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
