import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Field } from '@aksamit/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PASSWORD_LEAST_LENGTH } from '../../../forms/field-rules';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { PasswordInput } from '../../../forms/password-input';
import { usePressOnce } from '../../../forms/use-press-once';
import { UserName } from '../../../forms/user-name';
import { changePassword } from '../api/change-password';

const FIELDS = ['currentPassword', 'password'] as const;
const EMPTY = { currentPassword: '', password: '' };
const fieldId = (name: string) => `password-${name}`;

/** A new password for a customer who knows the old one. */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const [attempt, setAttempt] = useState(0);
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const change = useMutation({
    mutationFn: (fields: typeof EMPTY) => changePassword(http, fields),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('password.done') });
      onDone();
    },
    onError: (error) => {
      const { fields } = formFailure(error, FIELDS);
      for (const name of FIELDS) {
        const message = fields[name];
        if (message) form.setError(name, { type: 'server', message });
      }
      setAttempt((previous) => previous + 1);
    },
  });
  const changeOnce = usePressOnce(change);
  const { errors } = form.formState;
  const failure = change.error ? formFailure(change.error, FIELDS) : null;
  const send = form.handleSubmit(
    (fields) => changeOnce(fields),
    () => setAttempt((previous) => previous + 1),
  );
  return (
    <form onSubmit={send} noValidate method="post">
      <Stack gap={5}>
        <UserName email={email} />
        <FormMessages
          errors={{ currentPassword: errors.currentPassword?.message, password: errors.password?.message }}
          fieldId={fieldId}
          attempt={attempt}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        <PasswordFields form={form} />
        <Button type="submit" wide busy={change.isPending}>
          {t('password.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The current password, then the new one. */
function PasswordFields({ form }: { form: UseFormReturn<typeof EMPTY> }) {
  const t = useTranslate();
  const { errors } = form.formState;
  const required = t('form.required');
  return (
    <>
      <Field
        label={t('password.current')}
        id={fieldId('currentPassword')}
        error={errors.currentPassword?.message}
        required
      >
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword', { required })} />
      </Field>
      <Field
        label={t('password.new')}
        hint={t('form.passwordHint', { count: PASSWORD_LEAST_LENGTH })}
        id={fieldId('password')}
        error={errors.password?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', {
            required,
            minLength: {
              value: PASSWORD_LEAST_LENGTH,
              message: t('form.passwordShort', { count: PASSWORD_LEAST_LENGTH }),
            },
          })}
        />
      </Field>
    </>
  );
}
