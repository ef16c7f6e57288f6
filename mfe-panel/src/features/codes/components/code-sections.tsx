import type { OwnDiscountCode } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Card, EmptyState, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { Gift, TicketPercent } from 'lucide-react';
import { CodeSkeleton } from '../../../states/content-skeletons';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { discountCodesQuery, vouchersQuery } from '../api/get-codes';
import type { BoughtVoucher } from '../bought-vouchers';
import { AddCodeForm } from './add-code-form';
import { CopyButton } from './copy-button';

const tones = { toBeUsed: 'success', used: 'neutral', expired: 'warning', unavailable: 'neutral' } as const;

/** Discount codes and vouchers of a customer. Columns: specification, content, section 3, "Discount code". */
export function CodeSections({ userId }: { userId: string }) {
  const t = useTranslate();
  const http = useHttp();
  const codes = useQuery(discountCodesQuery(http, userId));
  const vouchers = useQuery(vouchersQuery(http, userId));
  return (
    <Stack gap={8}>
      <Stack as="section" gap={4} aria-labelledby="codes">
        <Heading level={2} size="md" id="codes">
          {t('codes.title')}
        </Heading>
        <Loaded query={codes} failedTitle={t('codes.failedTitle')} skeleton={<CodeSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                headingLevel={3}
                icon={<TicketPercent />}
                title={t('codes.emptyTitle')}
                text={t('codes.emptyText')}
              />
            ) : (
              <CodeTable codes={list} />
            )
          }
        </Loaded>
        <AddCodeForm />
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="vouchers">
        <Heading level={2} size="md" id="vouchers">
          {t('vouchers.title')}
        </Heading>
        <Loaded query={vouchers} failedTitle={t('vouchers.failedTitle')} skeleton={<CodeSkeleton />}>
          {(list) => <VoucherCards vouchers={list} />}
        </Loaded>
      </Stack>
    </Stack>
  );
}

function CodeTable({ codes }: { codes: readonly OwnDiscountCode[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const columns = (['code', 'info', 'validTo', 'status'] as const).map((key) => ({
    key,
    label: t(`codes.columns.${key}`),
  }));
  const rows = codes.map((entry) => ({
    key: entry.id,
    cells: [
      <Stack key="code" direction="row" gap={1}>
        {entry.code}
        {entry.status === 'toBeUsed' ? <CopyButton code={entry.code} /> : null}
      </Stack>,
      entry.info,
      entry.validTo ? formatDate(entry.validTo, locale) : t('codes.noEnd'),
      <div key="status">
        <Badge tone={tones[entry.status]}>{t(`codes.status.${entry.status}`)}</Badge>
        {entry.status === 'expired' ? <Text size="sm">{t('codes.expiredMessage')}</Text> : null}
      </div>,
    ],
  }));
  return <WideTable caption={t('codes.title')} columns={columns} rows={rows} />;
}

function VoucherCards({ vouchers }: { vouchers: readonly BoughtVoucher[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const money = useMoney();
  if (vouchers.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<Gift />}
        title={t('vouchers.emptyTitle')}
        text={t('vouchers.emptyText')}
        action={
          <LinkButton variant="secondary" href={href('catalog/vouchers')}>
            {t('vouchers.emptyAction')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack as="ul" gap={3}>
      {vouchers.map(({ code, currency, value, balance, validTo, orderNumber, recipient, ...look }) => (
        <Card as="li" key={code}>
          <Stack gap={1}>
            <Stack direction="row" gap={2}>
              <strong>{code}</strong>
              <CopyButton code={code} />
            </Stack>
            <Text>
              {balance === undefined
                ? money(value, currency)
                : t('vouchers.balance', { balance: money(balance, currency), value: money(value, currency) })}
            </Text>
            <Text size="sm" tone="muted">
              {t('vouchers.validTo', { date: formatDate(validTo, locale), number: orderNumber })}
              {recipient ? ` · ${t('vouchers.for', { name: recipient })}` : null}
            </Text>
            <VoucherLook {...look} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The voucher's design, and when it leaves for its recipient or left. */
function VoucherLook({ design, sendAt, sentAt }: Pick<BoughtVoucher, 'design' | 'sendAt' | 'sentAt'>) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const parts = [
    ...(design ? [t('vouchers.design', { design: t(`vouchers.designs.${design}`) })] : []),
    ...(sentAt ? [t('vouchers.sent', { date: formatDateTime(sentAt, locale) })] : []),
    ...(sendAt && !sentAt ? [t('vouchers.leaves', { date: formatDateTime(sendAt, locale) })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {parts.join(' · ')}
    </Text>
  );
}
