import type { TillClosingRequest } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { typedAmount } from '../../../staff-kit/typed-amount';
import { closeTill } from '../api/tills';
import { tillMoney } from '../till-words';
import { useTillForm } from '../use-till-form';
import { AmountControl, useAmountRule } from './amount-control';
import type { TillPartProps } from './float-form';
import { TillForm } from './till-form';

interface ClosingFields {
  counted: string;
  reason: string;
}

/** The API's most. */
const LONGEST = 500;

/** The cash as the person counted it. What was expected is shown once a count is typed, so that it is counted. */
export function ClosingForm({ till, onClose }: TillPartProps) {
  const t = useTranslate();
  const http = useHttp();
  const rule = useAmountRule();
  const { form, fieldId, sending } = useTillForm<ClosingFields, TillClosingRequest>({
    defaultValues: { counted: '', reason: '' },
    names: ['counted', 'reason'],
    requestOf: ({ counted, reason }) => ({
      counted: typedAmount(counted) ?? 0,
      expected: till.expected,
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }),
    send: (body, key) => closeTill(http, till, body, key),
    done: t('staff.tills.closed'),
    onClose,
  });
  const counted = typedAmount(form.watch('counted'));
  const difference = counted === null ? 0 : counted - till.expected;
  const { errors } = form.formState;
  return (
    <TillForm sending={sending} submit={t('staff.tills.close')}>
      <AmountControl
        id={fieldId('counted')}
        label={t('staff.tills.fields.counted')}
        hint={t('staff.tills.countHint')}
        error={errors.counted?.message}
        field={form.register('counted', rule)}
      />
      {counted === null ? null : <Difference till={till} difference={difference} />}
      {difference === 0 ? null : (
        <Field id={fieldId('reason')} label={t('staff.tills.fields.reason')} error={errors.reason?.message} required>
          <TextInput
            maxLength={LONGEST}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || t('staff.tills.reasonRequired'),
            })}
          />
        </Field>
      )}
      <Text size="sm" tone="muted">
        {t('staff.tills.closeText')}
      </Text>
    </TillForm>
  );
}

function Difference({ till, difference }: { till: TillPartProps['till']; difference: number }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = (minor: number) => tillMoney(minor, till.currency, locale);
  const kind = difference === 0 ? 'even' : difference < 0 ? 'missing' : 'surplus';
  return (
    <Notice tone={difference === 0 ? 'success' : 'warning'} announce="polite">
      {t(`staff.tills.compared.${kind}`, { expected: amount(till.expected), amount: amount(Math.abs(difference)) })}
    </Notice>
  );
}
