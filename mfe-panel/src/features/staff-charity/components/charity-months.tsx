import type { CharityTotal } from '@aksamit/contracts';
import { formatMonth } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, EmptyState, Heading, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { monthsQuery, payMonth } from '../api/charity';

/** Published months of the campaign: how much each one gives, and whether it was paid. */
export function CharityMonths() {
  const t = useTranslate();
  const months = useQuery(monthsQuery(useHttp()));
  return (
    <Stack as="section" gap={3} aria-label={t('staff.charity.months')}>
      <Heading level={2} size="md">
        {t('staff.charity.months')}
      </Heading>
      <Loaded query={months} failedTitle={t('staff.charity.monthsFailed')} height="12rem">
        {(data) => (data.length === 0 ? <EmptyState title={t('staff.charity.noMonths')} /> : <Months months={data} />)}
      </Loaded>
    </Stack>
  );
}

function Months({ months }: { months: readonly CharityTotal[] }) {
  const t = useTranslate();
  const money = useMoney();
  const locale = useLocaleFormats();
  const [paying, setPaying] = useState<CharityTotal | null>(null);
  return (
    <>
      <WideTable
        caption={t('staff.charity.months')}
        columns={(['month', 'entries', 'amount', 'paid'] as const).map((key) => ({
          key,
          label: t(`staff.charity.monthColumns.${key}`),
        }))}
        rows={months.map((month) => ({
          key: month.month,
          cells: [
            formatMonth(month.month, locale),
            month.entriesCount,
            money(month.amount, month.currency),
            <MonthState key="paid" month={month} onPay={() => setPaying(month)} />,
          ],
        }))}
      />
      <PayDialog month={paying} onClose={() => setPaying(null)} />
    </>
  );
}

function MonthState({ month, onPay }: { month: CharityTotal; onPay(): void }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (month.paidAt !== null) {
    return <Badge tone="success">{t('staff.charity.paidOn', { date: formatDate(month.paidAt, locale) })}</Badge>;
  }
  return (
    <Stack direction="row" gap={2}>
      <Badge tone="warning">{t('staff.charity.payBy', { date: formatDate(month.payBy, locale) })}</Badge>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('staff.charity.payNamed', { month: formatMonth(month.month, locale) })}
        onClick={onPay}
      >
        {t('staff.charity.pay')}
      </Button>
    </Stack>
  );
}

/** A payment is recorded once and stays: so it is confirmed. */
function PayDialog({ month, onClose }: { month: CharityTotal | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const money = useMoney();
  const locale = useLocaleFormats();
  const values = {
    month: month ? formatMonth(month.month, locale) : '',
    amount: money(month?.amount ?? 0, month?.currency),
  };
  return (
    <Dialog
      open={month !== null}
      title={t('staff.charity.payTitle', values)}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {month ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.charity.payConfirm'),
            keep: t('staff.charity.payKeep'),
            done: t('staff.charity.payDone', values),
          }}
          send={(key) => payMonth(http, month.month, key)}
          onClose={onClose}
        >
          <Text>{t('staff.charity.payText', values)}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
