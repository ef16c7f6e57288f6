import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formFailure } from '../../../forms/form-failure';
import { FormMessages } from '../../../forms/form-messages';
import { usePressOnce } from '../../../forms/use-press-once';
import { joinRememberedLater } from '../../../remembered/join-later';
import { registerUser } from '../api/register-user';
import { agreesOf, PERSONAL_FIELDS, REGISTRATION_FIELDS, type RegistrationFields } from '../registration-fields';
import { ConsentFields } from './consent-fields';
import { PersonalFields } from './personal-fields';

const fieldId = (name: string) => `registration-${name}`;

const EMPTY: Omit<RegistrationFields, 'phonePrefix'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  gender: '',
  password: '',
  regulations: false,
  marketingEmail: false,
  marketingPhone: false,
};

export interface RegistrationFormProps {
  /** Address of the login, offered where e-mail or phone are known already. */
  loginAddress: (email: string) => string;
}

/** A new account: personal data, contact, a password, consents. */
export function RegistrationForm({ loginAddress }: RegistrationFormProps) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const countAttempt = () => setAttempt((previous) => previous + 1);
  const phonePrefix = String(useMarketPolicies().phonePrefix);
  const form = useForm<RegistrationFields>({ defaultValues: { ...EMPTY, phonePrefix }, shouldFocusError: false });
  const registration = useRegistration(form, countAttempt);
  const register = usePressOnce(registration);
  const { errors } = form.formState;
  const failure = registration.error ? formFailure(registration.error, REGISTRATION_FIELDS) : null;
  const isKnown = failure?.code === 'email_in_use' || failure?.code === 'phone_in_use';
  const message = failure?.messageKey ? (
    <>
      {t(`failures.${failure.messageKey}`)}{' '}
      {isKnown ? <a href={loginAddress(form.getValues('email'))}>{t('registration.logInInstead')}</a> : null}
    </>
  ) : null;
  const send = form.handleSubmit((fields) => register(fields), countAttempt);
  return (
    <form onSubmit={send} noValidate method="post">
      <Stack gap={5}>
        <FormMessages
          // The message above states it already, with the way to the login.
          errors={isKnown ? {} : Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, errors[name]?.message]))}
          fieldId={fieldId}
          attempt={attempt}
          message={message}
          labelled={PERSONAL_FIELDS}
        />
        <PersonalFields form={form} fieldId={fieldId} />
        <ConsentFields form={form} fieldId={fieldId} />
        <Button type="submit" wide busy={registration.isPending || registration.isSuccess}>
          {t('registration.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Creates the account and logs it in. The API's refusals are shown at their fields. */
function useRegistration(form: UseFormReturn<RegistrationFields>, onRefused: () => void) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  return useMutation({
    mutationFn: (fields: RegistrationFields) => {
      const { firstName, lastName, email, phonePrefix, phone, password, gender } = fields;
      const person = { firstName, lastName, email: email.trim(), phonePrefix: phonePrefix.trim(), phone, password };
      return registerUser(http, { ...person, ...(gender && { gender }), agrees: agreesOf(fields) });
    },
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('registration.done') });
      joinRememberedLater(http);
      bus.publish('session.login-succeeded', {});
    },
    onError: (error) => {
      const { fields } = formFailure(error, REGISTRATION_FIELDS);
      for (const name of REGISTRATION_FIELDS) {
        const message = fields[name];
        if (message) form.setError(name, { type: 'server', message });
      }
      onRefused();
    },
  });
}
