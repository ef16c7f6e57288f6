import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseOwner, isReachable } from '../postgres/database-owner';

/** Keys that are generated once per data folder and never shown. */
export interface Secrets {
  databasePassword: string;
  /** Keys of the sandbox's Przelewy24 shop, known to sandbox and API. */
  przelewy24ApiKey: string;
  przelewy24CrcKey: string;
  /** Signs previews and page views: known to release commands, page server and API. */
  releaseSecret: string;
  /** Of the sandbox's PayPal and Stripe. */
  payPalSecret: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  eInvoiceToken: string;
  smsToken: string;
  /** Of the sandbox's register of companies. */
  gusKey: string;
  /** Keys the hashes of one-time codes and signed addresses. */
  codeSecret: string;
}

/**
 * Creates the data folder and checks that it is writable.
 * @throws one sentence that names the folder
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(join(folder, 'logs'), { recursive: true });
    mkdirSync(join(folder, 'releases'), { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    accessSync(join(folder, 'logs'), constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Failed to start: the data folder ${folder} cannot be written (${why}). Give yourself the right, or set DATA_DIR to another folder.`,
    );
  }
}

const newSecret = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Reads the folder's secrets; generated on the first start, completely or not at all. */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const fresh: Secrets = {
    databasePassword: newSecret(16),
    przelewy24ApiKey: newSecret(16),
    przelewy24CrcKey: newSecret(8),
    releaseSecret: newSecret(32),
    payPalSecret: newSecret(16),
    stripeSecretKey: `sk_test_${newSecret(16)}`,
    stripeWebhookSecret: `whsec_${newSecret(16)}`,
    eInvoiceToken: newSecret(16),
    smsToken: newSecret(16),
    gusKey: newSecret(10),
    codeSecret: newSecret(32),
  };
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(fresh, null, 2), { mode: 0o600 });
    linkSync(draft, file);
    rmSync(draft);
  }
  return { ...fresh, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) };
}

/** Place of root's database when its own user could not reach it in the data folder. */
const SYSTEM_FOLDER = '/var/lib/aksamit';

/**
 * Folder of the database and, if need be, of a copy of its programs. It is the data folder, unless the database's own
 * user cannot get there (root's data under /root): then one under /var/lib that belongs to this data folder alone.
 */
export function databaseHome(dataFolder: string, owner: DatabaseOwner | undefined): { folder: string; moved: boolean } {
  if (isReachable(dataFolder, owner)) return { folder: dataFolder, moved: false };
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  return { folder: join(SYSTEM_FOLDER, name), moved: true };
}
