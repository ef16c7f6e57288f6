import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useForm } from 'react-hook-form';
import { EMAIL_PATTERN } from '../../../forms/field-rules';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { usePressOnce } from '../../../forms/use-press-once';
import { requestPasswordReset } from '../api/recover-access';

const fieldId = (name: string) => `reset-${name}`;

/** Requests a link to a new password. The message afterwards does not reveal whether the address is known. */
export function ResetRequestForm() {
  const t = useTranslate();
  const http = useHttp();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, shouldFocusError: false });
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => requestPasswordReset(http, email.trim()),
  });
  const requestOnce = usePressOnce(request);
  const { errors, submitCount } = formState;
  const failure = request.error ? formFailure(request.error, ['email']) : null;
  const error = errors.email?.message ?? failure?.fields.email;
  return (
    <form onSubmit={handleSubmit((fields) => requestOnce(fields))} noValidate method="post">
      <Stack gap={5}>
        <FormMessages
          errors={{ email: error }}
          fieldId={fieldId}
          attempt={submitCount + request.failureCount}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        {request.isSuccess ? (
          <Notice tone="success" announce="polite">
            {t('forgotten.sent')}
          </Notice>
        ) : null}
        <Field label={t('form.email')} id={fieldId('email')} error={error} required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            {...register('email', {
              required: t('form.required'),
              pattern: { value: EMAIL_PATTERN, message: t('form.emailWrong') },
            })}
          />
        </Field>
        <Button type="submit" wide busy={request.isPending}>
          {t(request.isSuccess ? 'forgotten.sendAgain' : 'forgotten.send')}
        </Button>
      </Stack>
    </form>
  );
}
