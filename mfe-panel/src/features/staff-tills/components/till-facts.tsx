import type { Till } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Card, Stack, Text } from '@aksamit/ui';
import { Facts } from '../../../staff-kit/facts';
import { Tiles } from '../../../staff-kit/tiles';
import { differenceOf, personName, TILL_METHODS, tillMoney } from '../till-words';

/** Sums by method, what the drawer must hold, and what was counted. */
export function TillSums({ till }: { till: Till }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = (minor: number) => tillMoney(minor, till.currency, locale);
  const sums = TILL_METHODS.map((method) => ({
    label: t(`staff.tills.methods.${method}`),
    value: till.totals[method],
  }));
  return (
    <Tiles>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount(value)}</dd>
        </div>
      ))}
      <div data-main="">
        <dt>{t('staff.tills.expected')}</dt>
        <dd>{amount(till.expected)}</dd>
      </div>
    </Tiles>
  );
}

/** The count that holds, as a badge. */
export function CountState({ till }: { till: Pick<Till, 'counted' | 'expected' | 'currency'> }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const difference = differenceOf(till);
  if (difference === null) return <Badge tone="neutral">{t('staff.tills.states.open')}</Badge>;
  if (difference === 0) return <Badge tone="success">{t('staff.tills.states.even')}</Badge>;
  const amount = tillMoney(Math.abs(difference), till.currency, locale);
  return <Badge tone="warning">{t(`staff.tills.states.${difference < 0 ? 'missing' : 'surplus'}`, { amount })}</Badge>;
}

/** Who set the float, who counted, and what was found later. */
export function TillHistory({ till }: { till: Till }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = (minor: number) => tillMoney(minor, till.currency, locale);
  const by = (person: { name: string | null } | null, at: string) =>
    t('staff.tills.by', { name: personName(person, t), time: formatDateTime(at, locale) });
  const { closing, corrections, floatSetAt } = till;
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <CountState till={till} />
        </div>
        <Facts>
          <dt>{t('staff.tills.openingFloat')}</dt>
          <dd>
            {amount(till.openingFloat)}
            {floatSetAt === null ? '' : `, ${by(till.floatSetBy, floatSetAt)}`}
          </dd>
          {closing === null ? null : (
            <>
              <dt>{t('staff.tills.counted')}</dt>
              <dd>{`${amount(closing.counted)}, ${by(closing.by, closing.at)}`}</dd>
            </>
          )}
          {closing?.reason ? (
            <>
              <dt>{t('staff.tills.reason')}</dt>
              <dd>{closing.reason}</dd>
            </>
          ) : null}
          {corrections.map((correction) => (
            <Correction key={correction.at} text={`${amount(correction.counted)}, ${by(correction.by, correction.at)}`}>
              {correction.note}
            </Correction>
          ))}
        </Facts>
      </Stack>
    </Card>
  );
}

function Correction({ text, children }: { text: string; children: string }) {
  const t = useTranslate();
  return (
    <>
      <dt>{t('staff.tills.correction')}</dt>
      <dd>
        {text}
        <Text size="sm" tone="muted">
          {children}
        </Text>
      </dd>
    </>
  );
}
