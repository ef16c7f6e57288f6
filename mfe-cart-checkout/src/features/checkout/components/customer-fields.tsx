import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Heading, Text } from '@aksamit/ui';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isUserComplete } from '../validate-checkout';
import { type CheckoutForm, fieldId } from './checkout-text-field';
import { FormSection } from './form-layout';
import { GuestFields } from './guest-fields';

interface CustomerFieldsProps {
  form: CheckoutForm;
  isGuest: boolean;
}

/**
 * The customer's data: what the account knows in one line, and the fields on demand. They are open from the beginning
 * for a guest and where something is missing, so that nothing moves later, and opened by a refusal.
 */
export function CustomerFields({ form, isGuest }: CustomerFieldsProps) {
  const [isOpen, setOpen] = useState(() => isGuest || !isUserComplete(form.getValues('user')));
  const [isPressed, setPressed] = useState(false);
  // The pressed button is gone: the focus goes on to the first field.
  useEffect(() => {
    if (isPressed) document.getElementById(fieldId('user.firstName'))?.focus();
  }, [isPressed]);
  if (isOpen || isGuest) return <GuestFields form={form} isGuest={isGuest} />;
  const press = () => {
    setOpen(true);
    setPressed(true);
  };
  return <KnownCustomer form={form} onPress={press} onProblem={() => setOpen(true)} />;
}

interface KnownCustomerProps {
  form: CheckoutForm;
  onPress(): void;
  /** Something is missing by now, or was refused. */
  onProblem(): void;
}

function KnownCustomer({ form, onPress, onProblem }: KnownCustomerProps) {
  const t = useTranslate();
  const user = useWatch({ control: form.control, name: 'user' });
  const { errors } = useFormState({ control: form.control });
  const hasProblem = errors.user !== undefined || !isUserComplete(user);
  useEffect(() => {
    if (hasProblem) onProblem();
  }, [hasProblem, onProblem]);
  const { firstName, lastName, email, phonePrefix, phone } = user;
  return (
    <FormSection aria-labelledby="checkout-user">
      <Heading level={2} size="md" id="checkout-user">
        {t('form.user')}
      </Heading>
      <Text>
        {`${firstName} ${lastName}`}, <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{`+${phonePrefix.replace(/\D/g, '')} ${phone}`}</span>{' '}
        <Button variant="quiet" size="sm" onClick={onPress} aria-label={t('form.changeData')}>
          {t('form.change')}
        </Button>
      </Text>
    </FormSection>
  );
}
