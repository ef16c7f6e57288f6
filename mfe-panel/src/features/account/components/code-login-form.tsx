import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { logInByCode } from '../api/recover-access';
import { useAfterLogin } from '../use-after-login';
import { useLogin } from '../use-login';
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
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { code: '' },
    shouldFocusError: false,
  });
  // The step before is unmounted, and with it the focused element.
  useEffect(() => setFocus('code'), [setFocus]);
  const login = useLogin({
    send: (fields: { code: string }) => logInByCode(http, { ...number, ...fields, code: fields.code.trim() }),
    onSuccess: useAfterLogin(),
  });
  const { errors, submitCount } = formState;
  const failure = login.error ? formFailure(login.error, []) : null;
  if (login.step) return login.step;
  return (
    <form onSubmit={handleSubmit((fields) => login.send(fields))} noValidate method="post">
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
        <Button type="submit" wide busy={login.isBusy}>
          {t('login.submit')}
        </Button>
        <Button type="button" variant="secondary" wide onClick={onOtherNumber}>
          {t('codeLogin.again')}
        </Button>
      </Stack>
    </form>
  );
}
