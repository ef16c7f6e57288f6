import type { User } from '@aksamit/shared-kit/contracts';
import { isHttpError, useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { useMutation } from '@aksamit/shared-kit/query';
import { useLocation } from '@aksamit/shared-kit/router';
import { Button, Dialog, Stack, Text } from '@aksamit/shared-kit/ui';
import { Field } from '@aksamit/shared-kit/ui/form';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordInput } from '../../../forms/password-input';
import { messageOfError } from '../../../requests/message-of-error';
import { logIn } from '../api/log-in';

interface Waiting {
  goOn(): void;
  giveUp(): void;
}

/**
 * Runs what wants a login of the last 15 minutes: where the API asks for one, the password is asked for in a dialog and
 * the work done again. Nothing typed is lost. Source: readings.md, "Sessions, visitors, cookies".
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
      {user.hasPassword ? <PasswordQuestion user={user} onDone={onDone} /> : <ByCode />}
    </Dialog>
  );
}

function PasswordQuestion({ user, onDone }: Pick<LoginDialogProps, 'user' | 'onDone'>) {
  const t = useTranslate();
  const http = useHttp();
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: () => logIn(http, { email: user.email, password }),
    onSuccess: onDone,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password && !login.isPending) login.mutate();
  };
  const isWrong = isHttpError(login.error) && login.error.code === 'invalid_credentials';
  const failure = login.error ? (isWrong ? t('freshLogin.wrong') : messageOfError(login.error, t)) : undefined;
  return (
    <form onSubmit={send} noValidate method="post">
      <Stack gap={4}>
        <Text>{t('freshLogin.text')}</Text>
        <Field label={t('form.password')} id="fresh-login-password" error={failure} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={login.isPending}>
          {t('freshLogin.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

/** Who has no password logs in anew by code, and comes back to what was typed. */
function ByCode() {
  const t = useTranslate();
  const href = useHref();
  const { pathname } = useLocation();
  const address = `${href('panel/login')}?${new URLSearchParams({ by: 'code', next: pathname })}`;
  return (
    <Stack gap={4}>
      <Text>{t('freshLogin.byCodeText')}</Text>
      <a href={address}>{t('codeLogin.byCode')}</a>
    </Stack>
  );
}
