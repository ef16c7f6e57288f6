import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Text } from '@aksamit/ui';
import { RadioCards } from '@aksamit/ui/form';
import { useState } from 'react';
import { useKnownUser } from '../api/find-known-user';
import { type CheckoutForm, CheckoutTextField, fieldId, useFieldProblem } from './checkout-text-field';
import { FieldRow, FormSection, PhoneRow } from './form-layout';
import { LoginOffer } from './login-offer';

/** The customer's data. Fields and the default prefix: specification, commerce core, section 5. */
export function GuestFields({ form, isGuest }: { form: CheckoutForm; isGuest: boolean }) {
  const t = useTranslate();
  const { knownByEmail, knownByPhone, leaveEmail, leavePhone } = useKnownUsers(form, isGuest);
  return (
    <FormSection aria-labelledby="checkout-user">
      <Heading level={2} size="md" id="checkout-user">
        {t('form.user')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('form.required')}
      </Text>
      <GenderField form={form} />
      <FieldRow>
        <CheckoutTextField form={form} path="user.firstName" label={t('form.firstName')} autoComplete="given-name" />
        <CheckoutTextField form={form} path="user.lastName" label={t('form.lastName')} autoComplete="family-name" />
      </FieldRow>
      <CheckoutTextField
        form={form}
        path="user.email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        onLeave={leaveEmail}
      />
      <LoginOffer by="email" loginBy={knownByEmail} />
      <PhoneRow>
        <CheckoutTextField
          form={form}
          path="user.phonePrefix"
          label={t('form.phonePrefix')}
          inputMode="tel"
          autoComplete="tel-country-code"
          onLeave={leavePhone}
        />
        <CheckoutTextField
          form={form}
          path="user.phone"
          label={t('form.phone')}
          inputMode="tel"
          autoComplete="tel-national"
          onLeave={leavePhone}
        />
      </PhoneRow>
      <LoginOffer by="phone" loginBy={knownByPhone} />
    </FormSection>
  );
}

function GenderField({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const problem = useFieldProblem(form, 'user.gender');
  return (
    <RadioCards
      legend={t('form.gender')}
      id={fieldId('user.gender')}
      inputProps={form.register('user.gender')}
      error={problem}
      minCard="8rem"
      options={[
        { value: 'female', label: t('form.female') },
        { value: 'male', label: t('form.male') },
      ]}
    />
  );
}

/** Finds a guest's account by the e-mail address, and by the phone number, once each field is left. */
function useKnownUsers(form: CheckoutForm, isGuest: boolean) {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState({ phonePrefix: '', phone: '' });
  const knownByEmail = useKnownUser(isGuest && email ? { email } : null);
  const knownByPhone = useKnownUser(isGuest && phone.phone ? phone : null);
  const leaveEmail = () => {
    const typed = form.getValues('user.email').trim();
    setEmail(/^\S+@\S+\.\S+$/.test(typed) ? typed : '');
  };
  const leavePhone = () => {
    const { phonePrefix, phone: number } = form.getValues('user');
    const digits = number.replace(/\D/g, '');
    setPhone({ phonePrefix: phonePrefix.replace(/\D/g, ''), phone: digits.length >= 6 ? digits : '' });
  };
  return { knownByEmail, knownByPhone, leaveEmail, leavePhone };
}
