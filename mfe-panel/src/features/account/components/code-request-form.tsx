import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { useForm } from 'react-hook-form';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { usePressOnce } from '../../../forms/use-press-once';
import { requestLoginCode } from '../api/recover-access';
import { PhoneFields, type PhoneValues } from './phone-fields';

const fieldId = (name: string) => `code-${name}`;

/** Asks for a login code by SMS. */
export function CodeRequestForm({ onSent }: { onSent: (number: PhoneValues) => void }) {
  const t = useTranslate();
  const http = useHttp();
  const policies = useMarketPolicies();
  const { register, handleSubmit, formState } = useForm<PhoneValues>({
    defaultValues: { phonePrefix: String(policies.phonePrefix), phone: '' },
    shouldFocusError: false,
  });
  const request = useMutation({
    mutationFn: async ({ phonePrefix, phone }: PhoneValues) => {
      const number = { phonePrefix: phonePrefix.trim(), phone: phone.trim() };
      await requestLoginCode(http, number);
      return number;
    },
    onSuccess: onSent,
  });
  const requestOnce = usePressOnce(request);
  const { errors, submitCount } = formState;
  const failure = request.error ? formFailure(request.error, ['phonePrefix', 'phone']) : null;
  const wrong = (name: 'phonePrefix' | 'phone') => errors[name]?.message ?? failure?.fields[name];
  return (
    <form onSubmit={handleSubmit((fields) => requestOnce(fields))} noValidate method="post">
      <Stack gap={5}>
        <FormMessages
          errors={{ phonePrefix: wrong('phonePrefix'), phone: wrong('phone') }}
          fieldId={fieldId}
          attempt={submitCount + request.failureCount}
          message={failure?.messageKey ? t(`failures.${failure.messageKey}`) : null}
        />
        <PhoneFields
          register={register}
          errors={{ phonePrefix: { message: wrong('phonePrefix') }, phone: { message: wrong('phone') } }}
          fieldId={fieldId}
        />
        <Button type="submit" wide busy={request.isPending}>
          {t('codeLogin.send')}
        </Button>
      </Stack>
    </form>
  );
}
