import { lastSendDate } from '@aksamit/contracts/voucher-designs';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { Field, RadioCards, TextInput } from '@aksamit/ui/form';
import { noonOf, type VoucherField } from '../voucher-rules';
import { useVoucherProblemText, type VoucherFieldsProps, voucherFieldId } from './voucher-fields';

type DeliveryFieldsProps = Pick<VoucherFieldsProps, 'values' | 'amounts' | 'sending' | 'problems' | 'onChange'>;

/** Where an electronic voucher is sent: to the buyer, or to the recipient on a day of choice. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { values, onChange } = props;
  const t = useTranslate();
  const isToRecipient = values.delivery === 'recipient';
  return (
    <RadioCards
      legend={t('delivery.legend')}
      // Two in a row also above the fields of one, which would leave a third column empty.
      minCard="max(14rem, 40%)"
      value={values.delivery}
      inputProps={{
        name: 'voucherDelivery',
        onChange: ({ target }) => onChange({ delivery: target.value === 'recipient' ? 'recipient' : 'self' }),
      }}
      options={[
        { value: 'self', label: t('delivery.self'), note: t('delivery.selfNote') },
        {
          value: 'recipient',
          label: t('delivery.recipient'),
          note: t('delivery.recipientNote'),
          detail: isToRecipient ? <RecipientDelivery {...props} /> : undefined,
        },
      ]}
    />
  );
}

function RecipientDelivery({ values, amounts, problems, sending, onChange }: DeliveryFieldsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const textOf = useVoucherProblemText(amounts, sending);
  const errorOf = (field: VoucherField) => {
    const problem = problems.get(field);
    return problem ? textOf(problem) : undefined;
  };
  const last = lastSendDate(sending.today, sending.validMonths);
  return (
    <Stack gap={4}>
      <Field label={t('recipient.email')} error={errorOf('email')} required id={voucherFieldId('email')}>
        <TextInput
          type="email"
          inputMode="email"
          name="voucherEmail"
          autoComplete="off"
          maxLength={254}
          value={values.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <Field
        label={t('delivery.date')}
        hint={t('delivery.dateHint', { last: formatDate(noonOf(last), locale) })}
        error={errorOf('sendOn')}
        id={voucherFieldId('sendOn')}
      >
        <TextInput
          type="date"
          name="voucherSendOn"
          min={sending.today}
          max={last}
          value={values.sendOn}
          onChange={(event) => onChange({ sendOn: event.target.value })}
        />
      </Field>
    </Stack>
  );
}
