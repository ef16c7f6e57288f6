import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useForm } from 'react-hook-form';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { PasswordInput } from '../../../forms/password-input';
import { logIn } from '../api/log-in';
import { useAfterLogin } from '../use-after-login';
import { useLogin } from '../use-login';

interface LoginFields {
  email: string;
  password: string;
}

const fieldId = (name: string) => `login-${name}`;

/**
 * E-mail and password, then a second factor where there is one. A refusal states only that the two do not match, never
 * which one is wrong.
 */
export function LoginForm({ email = '' }: { email?: string }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const { register, handleSubmit, formState } = useForm<LoginFields>({
    defaultValues: { email, password: '' },
    shouldFocusError: false,
  });
  const login = useLogin({
    send: (fields: LoginFields) => logIn(http, { ...fields, email: fields.email.trim() }),
    onSuccess: useAfterLogin(),
  });
  const required = t('form.required');
  const { errors, submitCount } = formState;
  const failure = login.error ? formFailure(login.error, []) : null;
  if (login.step) return login.step;
  return (
    <form onSubmit={handleSubmit((fields) => login.send(fields))} noValidate method="post">
      <Stack gap={5}>
        <FormMessages
          errors={{ email: errors.email?.message, password: errors.password?.message }}
          fieldId={fieldId}
          attempt={submitCount}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        <Field label={t('form.email')} id={fieldId('email')} error={errors.email?.message} required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            {...register('email', { required })}
          />
        </Field>
        <Field label={t('form.password')} id={fieldId('password')} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password', { required })} />
        </Field>
        <Button type="submit" wide busy={login.isBusy}>
          {t('login.submit')}
        </Button>
        <a href={href('panel/forgotten-password')}>{t('login.forgotten')}</a>
      </Stack>
    </form>
  );
}
