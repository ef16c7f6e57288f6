/**
 * Starts the worker: looks up open payments, sends refunds and messages, ends orders that were left unpaid, passes
 * problems on, marks visits that are over, purges expired data. Safe to kill at any point.
 */
import { readConfig } from './config';
import { markEndedVisits, offerFreedPlaces, releaseEndedHolds, remindOfVisits } from './domains/booking/visits';
import { forgetOldReviewers, publishCharityMonth } from './domains/content/charity';
import { purgeShortLinks } from './domains/content/short-links';
import { applyLegalDocuments } from './domains/content/staff-content';
import { clearUploads, createFileStore } from './domains/operations/files';
import { purgeVisitors } from './domains/operations/markets';
import { createSmsClient, createSmtpClient, forgetOldMessages, sendDueMessages } from './domains/operations/messages';
import { sendPageChanges } from './domains/operations/page-changes';
import { createSentryClient, forgetOldReports, sendDueProblems } from './domains/operations/release-reports';
import {
  endIdleAccounts,
  forgetEndedProofs,
  forgetEndedSessions,
  forgetPendingContacts,
} from './domains/people/accounts';
import { acceptOverdueComplaints, anonymizeOldLeads } from './domains/people/leads';
import { forgetOldConsents, forgetOldPersons, forgetOldVisitNotes } from './domains/people/privacy';
import { forgetOldCarts } from './domains/sales/carts';
import { lookUpRates } from './domains/sales/exchange-rates';
import { createKsefRegister, issueDueInvoices, sendEInvoices } from './domains/sales/invoices';
import { endUnpaidOrders } from './domains/sales/orders';
import {
  comparePaymentsOfDays,
  createGateways,
  purgeOldNotices,
  sendDueRefunds,
  settleDuePayments,
} from './domains/sales/payments';
import { refundCanceledOrders, refundWithdrawnLines } from './domains/sales/refunds';
import { forgetOldLanes } from './platform/attempt-pace';
import { openDatabase, WORK_TIMEOUTS } from './platform/database';
import { forgetOldKeys } from './platform/idempotency';
import { forgetOldCounts } from './platform/rate-counter';
import { repeatedly } from './platform/repeatedly';
import { createLogger, runProgram } from './platform/run-program';

await runProgram('worker', async () => {
  const config = readConfig();
  const logger = createLogger('worker', config.logLevel);
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  const database = openDatabase(config.databaseUrl, 4, onLost, WORK_TIMEOUTS);
  await database.pool.query('select 1');
  const { db } = database;
  const settlement = { db, logger, gateways: createGateways(config) };
  const register = config.eInvoices && createKsefRegister(config.eInvoices);
  const { nbpBaseUrl } = config;
  const sentry = config.sentry && createSentryClient(config.sentry);
  const smtp = config.smtp && createSmtpClient({ ...config.smtp, publicOrigin: config.publicOrigin });
  const sms = config.sms && createSmsClient(config.sms);
  const files = createFileStore(config.files);
  const telling = { pageServers: config.pageServers, secret: config.releaseSecret };
  // Due work is in the rows themselves: any number of workers share it, and a killed one loses nothing.
  const loops = [
    repeatedly('payments', 1000, logger, () => settleDuePayments(settlement)),
    repeatedly('refunds', 5000, logger, () => sendDueRefunds(settlement)),
    repeatedly('refunds of canceled orders', 30_000, logger, () => refundCanceledOrders(db)),
    repeatedly('refunds of withdrawn lines', 30_000, logger, () => refundWithdrawnLines(db)),
    repeatedly('comparison with the gateways', 600_000, logger, () => comparePaymentsOfDays(settlement)),
    repeatedly('invoices', 10_000, logger, () => issueDueInvoices(db, config.seller)),
    ...(nbpBaseUrl ? [repeatedly('exchange rates', 60_000, logger, () => lookUpRates(db, nbpBaseUrl))] : []),
    repeatedly('ended visits', 60_000, logger, () => markEndedVisits(db)),
    repeatedly('reminders', 60_000, logger, () => remindOfVisits(db)),
    // Released or expired time is offered within seconds to waiting customers.
    repeatedly('waiting list', 3000, logger, () => offerFreedPlaces(db)),
    repeatedly('ended holds', 3000, logger, () => releaseEndedHolds(db)),
    repeatedly('unpaid orders', 60_000, logger, () => endUnpaidOrders(db)),
    repeatedly('idempotency keys', 600_000, logger, () => forgetOldKeys(db)),
    repeatedly('counts of limits', 600_000, logger, () => forgetOldCounts(db)),
    repeatedly('lanes of attempts', 600_000, logger, () => forgetOldLanes(db)),
    repeatedly('sessions', 600_000, logger, () => forgetEndedSessions(db)),
    repeatedly('codes and links', 600_000, logger, () => forgetEndedProofs(db)),
    repeatedly('waiting contacts', 600_000, logger, () => forgetPendingContacts(db)),
    repeatedly('release reports', 600_000, logger, () => forgetOldReports(db)),
    repeatedly('legal documents', 60_000, logger, () => applyLegalDocuments(db)),
    repeatedly('charity month', 3_600_000, logger, () => publishCharityMonth(db)),
    repeatedly('idle accounts', 3_600_000, logger, () => endIdleAccounts(db)),
    repeatedly('old charity entries', 3_600_000, logger, () => forgetOldReviewers(db)),
    repeatedly('old orders', 3_600_000, logger, () => forgetOldPersons(db)),
    repeatedly('old visit notes', 3_600_000, logger, () => forgetOldVisitNotes(db)),
    repeatedly('old consents', 3_600_000, logger, () => forgetOldConsents(db)),
    repeatedly('page changes', 300, logger, () => sendPageChanges({ db, logger, ...telling })),
    repeatedly('files', 60_000, logger, () => clearUploads(db, files)),
    repeatedly('complaints', 60_000, logger, () => acceptOverdueComplaints(db)),
    repeatedly('old forms', 3_600_000, logger, () => anonymizeOldLeads(db)),
    repeatedly('visitors', 3_600_000, logger, () => purgeVisitors(db)),
    repeatedly('short links', 3_600_000, logger, () => purgeShortLinks(db)),
    repeatedly('old carts', 3_600_000, logger, () => forgetOldCarts(db)),
    repeatedly('old notices', 3_600_000, logger, () => purgeOldNotices(db)),
    repeatedly('old messages', 600_000, logger, async () => {
      const late = await forgetOldMessages(db);
      if (late > 0) logger.warn({ messages: late }, 'messages reached nobody in their time');
    }),
    ...(register ? [repeatedly('e-invoices', 10_000, logger, () => sendEInvoices({ db, logger, register }))] : []),
    ...(smtp
      ? [repeatedly('e-mails', 1000, logger, () => sendDueMessages({ db, logger, channel: 'email', send: smtp.send }))]
      : []),
    ...(sms
      ? [repeatedly('SMS', 1000, logger, () => sendDueMessages({ db, logger, channel: 'sms', send: sms.send }))]
      : []),
    ...(sentry ? [repeatedly('problems', 2000, logger, () => sendDueProblems({ db, logger, sentry }))] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      smtp?.close();
      await database.close();
    },
  };
});
