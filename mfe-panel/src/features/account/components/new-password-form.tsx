import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack } from '@aksamit/ui';
import { Field } from '@aksamit/ui/form';
import { useForm } from 'react-hook-form';
import { PASSWORD_LEAST_LENGTH } from '../../../forms/field-rules';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { PasswordInput } from '../../../forms/password-input';
import { setPasswordByLink } from '../api/recover-access';
import { useAfterLogin } from '../use-after-login';
import { useLogin } from '../use-login';

const fieldId = (name: string) => `new-password-${name}`;

/** A new password for a customer who opened the e-mail's link; logs in. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const afterLogin = useAfterLogin();
  const change = useLogin({
    send: (fields: { password: string }) => setPasswordByLink(http, { token, ...fields }),
    onSuccess: (user) => {
      bus.publish('toast', { type: 'success', message: t('password.done') });
      afterLogin(user);
    },
  });
  const { errors, submitCount } = formState;
  const failure = change.error ? formFailure(change.error, ['password']) : null;
  const error = errors.password?.message ?? failure?.fields.password;
  const least = { value: PASSWORD_LEAST_LENGTH, message: t('form.passwordShort', { count: PASSWORD_LEAST_LENGTH }) };
  if (change.step) return change.step;
  return (
    <form onSubmit={handleSubmit((fields) => change.send(fields))} noValidate method="post">
      <Stack gap={5}>
        <FormMessages
          errors={{ password: error }}
          fieldId={fieldId}
          attempt={submitCount + change.failureCount}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        <Field
          label={t('password.new')}
          hint={t('form.passwordHint', { count: PASSWORD_LEAST_LENGTH })}
          id={fieldId('password')}
          error={error}
          required
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { required: t('form.required'), minLength: least })}
          />
        </Field>
        <Button type="submit" wide busy={change.isBusy}>
          {t('forgotten.set')}
        </Button>
      </Stack>
    </form>
  );
}
