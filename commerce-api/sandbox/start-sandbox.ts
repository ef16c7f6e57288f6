/** Program: the stand-in for the outside services. Starts in a demo deployment only. */
import { ConfigurationError, readConfig } from '../src/config';
import { createLogger, runProgram } from '../src/platform/run-program';
import { buildSandbox } from './sandbox-app';

await runProgram('sandbox', async () => {
  const config = readConfig();
  if (config.deployment !== 'demo') {
    throw new ConfigurationError(
      'Failed to start the sandbox: money and messages there are play. Set DEPLOYMENT=demo for a shop that takes no money.',
    );
  }
  const sandbox = await buildSandbox({
    databaseUrl: config.databaseUrl,
    publicOrigin: config.publicOrigin,
    przelewy24: config.przelewy24,
    paypal: config.paypal,
    stripe: config.stripe,
    ...(config.eInvoices ? { eInvoiceToken: config.eInvoices.token } : {}),
    ...(config.sentry ? { sentryDsn: config.sentry.dsn } : {}),
    smsToken: config.sms?.token ?? 'sandbox-sms-token',
    ...(config.gus ? { gusKey: config.gus.key } : {}),
    logger: createLogger('sandbox', config.logLevel),
  });
  await sandbox.app.listen({ host: '127.0.0.1', port: config.sandboxPort });
  if (config.sandboxSmtpPort !== null) await sandbox.smtp.listen(config.sandboxSmtpPort);
  return { stop: sandbox.close };
});
