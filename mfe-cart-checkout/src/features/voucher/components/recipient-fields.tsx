import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Text } from '@aksamit/ui';
import { Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useSalonChoices } from '../api/list-salon-choices';
import { VOUCHER_TEXT_MAX } from '../voucher-rules';
import { DeliveryFields } from './delivery-fields';
import { useVoucherProblemText, type VoucherFieldsProps, voucherFieldId } from './voucher-fields';

const Group = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(6)};
  border-top: 1px solid ${tokens.color.border};
`;

const Row = styled.div`
  display: grid;
  gap: ${space(4)};

  @media (min-width: 520px) {
    grid-template-columns: 1fr 1fr;
  }
`;

type RecipientFieldsProps = Pick<VoucherFieldsProps, 'values' | 'amounts' | 'sending' | 'problems' | 'onChange'>;

/** The recipient. All fields are optional but the address of a voucher that is sent to the recipient. Source: specification, content, "Voucher form fields". */
export function RecipientFields(props: RecipientFieldsProps) {
  const { values, onChange } = props;
  const t = useTranslate();
  const [isTouched, setIsTouched] = useState(false);
  const salons = useSalonChoices(isTouched);
  return (
    <Group aria-labelledby="voucher-recipient" onFocusCapture={() => setIsTouched(true)}>
      <div>
        <Heading level={2} size="md" id="voucher-recipient">
          {t('recipient.heading')}
        </Heading>
        <Text size="sm" tone="muted">
          {t(values.kind === 'paper' ? 'recipient.byHand' : 'recipient.optional')}
        </Text>
      </div>
      <RecipientName values={values} onChange={onChange} />
      <Dedication {...props} />
      {values.kind === 'electronic' ? <DeliveryFields {...props} /> : <Text size="sm">{t('recipient.paper')}</Text>}
      <Field label={t('recipient.salon')} hint={t('recipient.salonHint')}>
        <Select
          name="voucherLocationId"
          value={values.locationId}
          onChange={(event) => onChange({ locationId: event.target.value })}
        >
          <option value="">{t('recipient.anySalon')}</option>
          {salons.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {`${city}: ${name}`}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}

function RecipientName({ values, onChange }: Pick<RecipientFieldsProps, 'values' | 'onChange'>) {
  const t = useTranslate();
  return (
    <Row>
      <Field label={t('recipient.firstName')}>
        <TextInput
          name="voucherFirstName"
          autoComplete="off"
          maxLength={80}
          value={values.firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
      </Field>
      <Field label={t('recipient.lastName')}>
        <TextInput
          name="voucherLastName"
          autoComplete="off"
          maxLength={80}
          value={values.lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </Field>
    </Row>
  );
}

/** The text on the voucher. */
function Dedication({ values, amounts, sending, problems, onChange }: RecipientFieldsProps) {
  const t = useTranslate();
  const textOf = useVoucherProblemText(amounts, sending);
  const problem = problems.get('text');
  return (
    <Field
      label={t('recipient.text')}
      hint={t('recipient.left', { count: VOUCHER_TEXT_MAX - values.text.length })}
      error={problem ? textOf(problem) : undefined}
      id={voucherFieldId('text')}
    >
      <TextArea
        name="voucherText"
        rows={3}
        maxLength={VOUCHER_TEXT_MAX}
        value={values.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </Field>
  );
}
