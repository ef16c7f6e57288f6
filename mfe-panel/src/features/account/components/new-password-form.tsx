import { useBus } from '@aksamit/shared-kit/bus';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation } from '@aksamit/shared-kit/query';
import { Button, Stack } from '@aksamit/shared-kit/ui';
import { Field } from '@aksamit/shared-kit/ui/form';
import { useForm } from 'react-hook-form';
import { PASSWORD_LEAST_LENGTH } from '../../../forms/field-rules';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { PasswordInput } from '../../../forms/password-input';
import { usePressOnce } from '../../../forms/use-press-once';
import { setPasswordByLink } from '../api/recover-access';

const fieldId = (name: string) => `new-password-${name}`;

/** A new password for who came by the link of the e-mail; logs in. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const change = useMutation({
    mutationFn: ({ password }: { password: string }) => setPasswordByLink(http, { token, password }),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('password.done') });
      bus.publish('session.login-succeeded', {});
    },
  });
  const changeOnce = usePressOnce(change);
  const { errors, submitCount } = formState;
  const failure = change.error ? formFailure(change.error, ['password']) : null;
  const error = errors.password?.message ?? failure?.fields.password;
  const least = { value: PASSWORD_LEAST_LENGTH, message: t('form.passwordShort', { count: PASSWORD_LEAST_LENGTH }) };
  return (
    <form onSubmit={handleSubmit((fields) => changeOnce(fields))} noValidate method="post">
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
        <Button type="submit" wide busy={change.isPending || change.isSuccess}>
          {t('forgotten.set')}
        </Button>
      </Stack>
    </form>
  );
}
