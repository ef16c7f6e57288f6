import type { Job, JobContext } from '../../platform/domain';
import { purgeOldCarts } from './carts';
import { lookUpRates } from './exchange-rates';
import { createKsefRegister, issueDueInvoices, sendEInvoices } from './invoices';
import { endUnpaidOrders, sendDueVouchers } from './orders';
import { comparePaymentsOfDays, createGateways, purgeOldWebhooks, sendDueRefunds, settleDuePayments } from './payments';
import { refundCanceledOrders, refundWithdrawnLines } from './refunds';

export function salesJobs({ db, config, logger }: JobContext): readonly Job[] {
  const settlement = { db, logger, gateways: createGateways(config) };
  return [
    { name: 'payments', pauseMs: 1000, run: () => settleDuePayments(settlement) },
    { name: 'refunds', pauseMs: 5000, run: () => sendDueRefunds(settlement) },
    { name: 'refunds of canceled orders', pauseMs: 30_000, run: () => refundCanceledOrders(db) },
    { name: 'refunds of withdrawn lines', pauseMs: 30_000, run: () => refundWithdrawnLines(db) },
    { name: 'comparison with the gateways', pauseMs: 600_000, run: () => comparePaymentsOfDays(settlement) },
    { name: 'invoices', pauseMs: 10_000, run: () => issueDueInvoices(db, config.seller) },
    { name: 'unpaid orders', pauseMs: 60_000, run: () => endUnpaidOrders(db) },
    { name: 'vouchers', pauseMs: 60_000, run: () => sendDueVouchers(db) },
    { name: 'old carts', pauseMs: 3_600_000, run: () => purgeOldCarts(db) },
    { name: 'old webhooks', pauseMs: 3_600_000, run: () => purgeOldWebhooks(db) },
    ...configuredJobs({ db, config, logger }),
  ];
}

/** Jobs that ask an outside service, where it is configured. */
function configuredJobs({ db, config, logger }: Pick<JobContext, 'db' | 'config' | 'logger'>): Job[] {
  const { nbpBaseUrl, eInvoices } = config;
  const jobs: Job[] = [];
  if (nbpBaseUrl) jobs.push({ name: 'exchange rates', pauseMs: 60_000, run: () => lookUpRates(db, nbpBaseUrl) });
  if (eInvoices) {
    const register = createKsefRegister(eInvoices);
    jobs.push({ name: 'e-invoices', pauseMs: 10_000, run: () => sendEInvoices({ db, logger, register }) });
  }
  return jobs;
}
