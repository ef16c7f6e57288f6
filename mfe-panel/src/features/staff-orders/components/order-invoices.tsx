import type { StaffInvoice, StaffOrder } from '@aksamit/contracts/staff';
import { formatDate, formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { Download } from 'lucide-react';
import { DownloadButton } from '../../../downloads/download-button';
import { downloadInvoice, fileNumberOf } from '../api/get-order';
import { useMoneyOf, whyNoInvoice } from '../order-words';
import { Part, Rows } from './order-style';

/** The invoice and its corrections, with what the national e-invoice system did with them. */
export function OrderInvoices({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const invoices = order.invoices ?? [];
  return (
    <Part aria-labelledby="order-invoices">
      <h2 id="order-invoices">{t('staff.orders.invoices.title')}</h2>
      {invoices.length === 0 ? (
        <Text size="sm" tone="muted">
          {t(`staff.orders.invoices.none.${whyNoInvoice(order)}`)}
        </Text>
      ) : null}
      <Rows>
        {invoices.map((invoice) => (
          <Invoice key={invoice.number} invoice={invoice} order={order} />
        ))}
      </Rows>
    </Part>
  );
}

function Invoice({ invoice, order }: { invoice: StaffInvoice; order: StaffOrder }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(order.currency);
  const { number, eInvoiceNumber, eInvoiceProblem, receiptAt } = invoice;
  return (
    <li>
      <span>
        {t(`staff.orders.invoices.kinds.${invoice.kind}`, { number })}, {money(invoice.total)}
        <small>
          {formatDate(invoice.issuedAt, locale)}, {t(`staff.orders.invoices.states.${invoice.eInvoiceState}`)}
        </small>
        {eInvoiceNumber ? <small>{t('staff.orders.invoices.eNumber', { number: eInvoiceNumber })}</small> : null}
        {receiptAt ? (
          <small>{t('staff.orders.invoices.receipt', { at: formatDateTime(receiptAt, locale) })}</small>
        ) : null}
        {eInvoiceProblem ? <small>{t('staff.orders.invoices.problem', { problem: eInvoiceProblem })}</small> : null}
      </span>
      <DownloadButton
        size="sm"
        variant="secondary"
        aria-label={t('staff.orders.invoices.download', { number })}
        fetchFile={(http) => downloadInvoice(http, order.id, number)}
        fileName={`${fileNumberOf(number)}.pdf`}
      >
        <Download aria-hidden="true" />
        PDF
      </DownloadButton>
    </li>
  );
}
