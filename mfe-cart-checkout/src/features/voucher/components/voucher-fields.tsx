import { lastSendDate } from '@aksamit/contracts/voucher-designs';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Heading, Stack, Text } from '@aksamit/ui';
import { Field, QuantityStepper, RadioCards, TextInput } from '@aksamit/ui/form';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import {
  noonOf,
  type SendRules,
  type VoucherAmounts,
  type VoucherField,
  type VoucherProblem,
  type VoucherValues,
} from '../voucher-rules';
import { VoucherDesigns } from './voucher-designs';

const OTHER = 'other';

const Group = styled.section`
  display: grid;
  gap: ${space(4)};
`;

export interface VoucherFieldsProps {
  values: VoucherValues;
  kinds: readonly VoucherValues['kind'][];
  amounts: VoucherAmounts;
  sending: SendRules;
  problems: ReadonlyMap<VoucherField, VoucherProblem>;
  onChange(change: Partial<VoucherValues>): void;
}

/** Id of a field's control, for the links of the error summary. */
export const voucherFieldId = (field: VoucherField): string => `voucher-${field}`;

/** The words for a problem of this form. */
export function useVoucherProblemText(
  amounts: VoucherAmounts,
  sending: SendRules,
): (problem: VoucherProblem) => string {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoney();
  return (problem) =>
    t(`problem.${problem}`, {
      step: money(amounts.step),
      least: money(amounts.least),
      most: money(amounts.most),
      last: formatDate(noonOf(lastSendDate(sending.today, sending.validMonths)), locale),
    });
}

/** Which voucher: its design, its kind, its amount in the market's steps, and how many. */
export function VoucherFields(props: VoucherFieldsProps) {
  const { values, kinds, onChange } = props;
  const t = useTranslate();
  return (
    <Group aria-labelledby="voucher-what">
      <Heading level={2} size="md" id="voucher-what">
        {t('what')}
      </Heading>
      <VoucherDesigns value={values.design} onChange={(design) => onChange({ design })} />
      {kinds.length > 1 ? (
        <RadioCards
          legend={t('kind.legend')}
          value={values.kind}
          inputProps={{
            name: 'voucherType',
            onChange: ({ target }) => onChange({ kind: target.value === 'paper' ? 'paper' : 'electronic' }),
          }}
          options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`), note: t(`kind.${kind}Note`) }))}
        />
      ) : null}
      <OfferedAmounts {...props} />
      {values.offered === null ? <OtherAmount {...props} /> : null}
      <Stack direction="row" gap={3}>
        <QuantityStepper
          label={t('quantity.label')}
          decreaseLabel={t('quantity.less')}
          increaseLabel={t('quantity.more')}
          value={values.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
        <Text size="sm" tone="muted" aria-hidden="true">
          {t('quantity.label')}
        </Text>
      </Stack>
    </Group>
  );
}

/** The market's usual amounts, and another one. */
function OfferedAmounts({ values, amounts, onChange }: Pick<VoucherFieldsProps, 'values' | 'amounts' | 'onChange'>) {
  const t = useTranslate();
  const money = useMoney();
  const isOther = values.offered === null;
  return (
    <RadioCards
      legend={t('amount.legend')}
      id={isOther ? undefined : voucherFieldId('amount')}
      // Two in a row on a phone, three on wider screens, so that the last of six is not alone.
      minCard="max(7.5rem, 30%)"
      value={isOther ? OTHER : String(values.offered)}
      inputProps={{
        name: 'voucherAmount',
        onChange: ({ target }) => onChange({ offered: target.value === OTHER ? null : Number(target.value) }),
      }}
      options={[
        ...amounts.offered.map((amount) => ({ value: String(amount), label: money(amount) })),
        { value: OTHER, label: t('amount.other') },
      ]}
    />
  );
}

/** An amount of the customer's own, in the market's steps. */
function OtherAmount({ values, amounts, sending, problems, onChange }: VoucherFieldsProps) {
  const t = useTranslate();
  const money = useMoney();
  const textOf = useVoucherProblemText(amounts, sending);
  const problem = problems.get('amount');
  return (
    <Field
      label={t('amount.otherLabel')}
      hint={t('amount.hint', {
        step: money(amounts.step),
        least: money(amounts.least),
        most: money(amounts.most),
      })}
      error={problem ? textOf(problem) : undefined}
      required
      id={voucherFieldId('amount')}
    >
      <TextInput
        name="voucherValue"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={values.other}
        onChange={(event) => onChange({ other: event.target.value })}
      />
    </Field>
  );
}
