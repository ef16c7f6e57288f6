import { isHttpError } from '@aksamit/module-sdk/http';
import { type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOfError } from '../../../requests/message-of-error';

const FIELD_ID = 'second-factor-code';
const APP_CODE = /^\s*\d{3}\s*\d{3}\s*$/;

export interface SecondFactorStepProps {
  /** The last refusal; the request for a code is none. */
  error: unknown;
  busy: boolean;
  onCode(code: string): void;
  onBack(): void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code for a customer who lost it. */
export function SecondFactorStep({ error, busy, onCode, onBack }: SecondFactorStepProps) {
  const t = useTranslate();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const { setFocus } = form;
  const failure = failureOf(error, isRecovery, t);
  // The step before is unmounted, and with it the focused element.
  useEffect(() => setFocus('code'), [setFocus]);
  // A refused code is typed again.
  useEffect(() => {
    if (failure) setFocus('code', { shouldSelect: true });
  }, [failure, setFocus]);
  const switchKind = () => {
    form.setValue('code', '');
    form.clearErrors();
    setRecovery(!isRecovery);
    setFocus('code');
  };
  return (
    <form onSubmit={form.handleSubmit((fields) => onCode(fields.code.trim()))} noValidate method="post">
      <Stack gap={5}>
        <Text>{t(isRecovery ? 'secondFactor.recoveryText' : 'secondFactor.stepText')}</Text>
        <Field
          label={t(isRecovery ? 'secondFactor.recoveryCode' : 'secondFactor.code')}
          hint={t(isRecovery ? 'secondFactor.recoveryHint' : 'codeLogin.codeHint')}
          id={FIELD_ID}
          error={form.formState.errors.code?.message ?? failure}
          required
        >
          <TextInput
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('code', {
              required: t('form.required'),
              ...(isRecovery ? {} : { pattern: { value: APP_CODE, message: t('codeLogin.codeWrong') } }),
            })}
          />
        </Field>
        <Button type="submit" wide busy={busy}>
          {t('secondFactor.submit')}
        </Button>
        <Stack gap={2}>
          <Button type="button" size="sm" variant="quiet" flush onClick={switchKind}>
            {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </Button>
          <Button type="button" size="sm" variant="quiet" flush onClick={onBack}>
            {t('secondFactor.back')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Message of a refused code; none for the request for one. */
function failureOf(refusal: unknown, isRecovery: boolean, t: Translate): string | undefined {
  if (!refusal) return undefined;
  const code = isHttpError(refusal) ? refusal.code : null;
  if (code === 'second_factor_required') return undefined;
  if (code !== 'second_factor_wrong') return messageOfError(refusal, t);
  return t(isRecovery ? 'secondFactor.wrongRecovery' : 'secondFactor.wrong');
}
