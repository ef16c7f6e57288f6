import { useBus } from '@aksamit/shared-kit/bus';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation } from '@aksamit/shared-kit/query';
import { Button, Notice, Stack } from '@aksamit/shared-kit/ui';
import { Field, TextInput } from '@aksamit/shared-kit/ui/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { usePressOnce } from '../../../forms/use-press-once';
import { logInByCode } from '../api/recover-access';
import type { PhoneValues } from './phone-fields';

const fieldId = (name: string) => `code-login-${name}`;
const CODE_PATTERN = /^\s*\d{6}\s*$/;

export interface CodeLoginFormProps {
  /** Where the code was sent, if the number is known. */
  number: PhoneValues;
  /** Back to the number, which sends another code. */
  onOtherNumber: () => void;
}

/** The code from the SMS. */
export function CodeLoginForm({ number, onOtherNumber }: CodeLoginFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { code: '' },
    shouldFocusError: false,
  });
  // The step before is gone, and with it what had the focus.
  useEffect(() => setFocus('code'), [setFocus]);
  const login = useMutation({
    mutationFn: ({ code }: { code: string }) => logInByCode(http, { ...number, code: code.trim() }),
    onSuccess: () => bus.publish('session.login-succeeded', {}),
  });
  const logInOnce = usePressOnce(login);
  const { errors, submitCount } = formState;
  const failure = login.error ? formFailure(login.error, []) : null;
  return (
    <form onSubmit={handleSubmit((fields) => logInOnce(fields))} noValidate method="post">
      <Stack gap={5}>
        <Notice tone="info" announce="polite">
          {t('codeLogin.sent', { number: `+${number.phonePrefix.replace('+', '')} ${number.phone}` })}
        </Notice>
        <FormMessages
          errors={{ code: errors.code?.message }}
          fieldId={fieldId}
          attempt={submitCount}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        <Field
          label={t('codeLogin.code')}
          hint={t('codeLogin.codeHint')}
          id={fieldId('code')}
          error={errors.code?.message}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            {...register('code', {
              required: t('form.required'),
              pattern: { value: CODE_PATTERN, message: t('codeLogin.codeWrong') },
            })}
          />
        </Field>
        <Button type="submit" wide busy={login.isPending || login.isSuccess}>
          {t('login.submit')}
        </Button>
        <Button type="button" variant="secondary" wide onClick={onOtherNumber}>
          {t('codeLogin.again')}
        </Button>
      </Stack>
    </form>
  );
}
