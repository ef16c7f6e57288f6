/** Sentry's own SDK for Node against the stand-in: `sentry.js <dsn>`. */
import * as Sentry from '@sentry/node';
import { report } from './report.js';

const [, , dsn = ''] = process.argv;
Sentry.init({ dsn, release: 'shop@1.2.3', environment: 'test', defaultIntegrations: false });
const exception = Sentry.captureException(new Error('it broke'));
const message = Sentry.captureMessage('it said so');
report({ exception, message, isSent: await Sentry.flush(10_000) });
