/** A running shop is backed up and restored elsewhere: to the end of its log, to an instant, and without its log. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { Client } from 'pg';
import { databaseOwner } from '../postgres/database-owner';
import { findPostgresPrograms } from '../postgres/postgres-programs';
import { type PostgresOptions, type PostgresServer, startPostgres } from '../postgres/postgres-server';
import { ensureDatabase } from '../postgres/server-version';
import { checkTables } from './check-tables';
import { type RestorePlan, restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';
import { apiEnvironment, callApi, placeOrder, type RunningApi, startApi } from './testing/running-api';

const root = join(__dirname, '../../..');
const TIMEOUT_MS = 600_000;
const owner = databaseOwner();

let home: string;
let server: PostgresServer;
let api: RunningApi;
let backup: string;

/** A data folder of a shop, and how its PostgreSQL runs. */
async function newShop(
  name: string,
  archiveFolder?: string,
): Promise<{ dataFolder: string; postgres: PostgresOptions }> {
  const dataFolder = join(home, name);
  mkdirSync(dataFolder);
  if (owner) chownSync(dataFolder, owner.uid, owner.gid);
  return {
    dataFolder,
    postgres: {
      programs: findPostgresPrograms(root, owner, join(home, 'programs')),
      owner,
      dataFolder: join(dataFolder, 'postgres'),
      port: await freePort(),
      password: 'of-this-test',
      logFile: join(home, `${name}.log`),
      durable: true,
      archiveFolder,
    },
  };
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const apiData = () => join(home, 'data-of-api');

const idsOf = async (url: string): Promise<string[]> =>
  (await query<{ id: string }>(url, 'select id from orders')).map(({ id }) => id);

/** Closes the current part of the log, and waits until it is archived. */
async function archiveLog(): Promise<void> {
  const [switched] = await query<{ name: string }>(server.url, 'select pg_walfile_name(pg_switch_wal()) as name');
  while (!existsSync(join(home, 'archive', switched?.name ?? ''))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A file that comes after the backup, as the API keeps one. */
async function upload(): Promise<void> {
  await query(
    databaseUrl,
    `insert into file_uploads (id, visitor_id, original_name, file_name, mime_type, size, status, put_expires_at,
       settled_at)
     select '${uploaded}', min(id), 'a.png', 'a.png', 'image/png', 25, 'ready', now(), now() from visitors`,
  );
  writeFileSync(join(shop.dataFolder, 'files/files', uploaded), 'uploaded after the backup');
}

const uploaded = '7e3f31c1-3375-46d5-bbb7-0d858f7e4ebf';
/** In the backup, but no longer in the database. */
const deleted = '0b6c7a1e-6f0f-4a53-9d9b-5a3f0c4c3d21';
let shop: Awaited<ReturnType<typeof newShop>>;
let databaseUrl: string;
const ordered: Record<'before' | 'after' | 'late', { id: string; token: string }> = {
  before: { id: '', token: '' },
  after: { id: '', token: '' },
  late: { id: '', token: '' },
};
const during: string[] = [];
let between: Date;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'aksamit-backup-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  mkdirSync(join(home, 'archive'));
  if (owner) chownSync(join(home, 'archive'), owner.uid, owner.gid);
  const builder = join(root, 'shared-kit/workspace/start/node-programs.ts');
  const build = `import(${JSON.stringify(builder)}).then((m) => m.buildNodePrograms(${JSON.stringify(root)}))`;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', build], { cwd: root });

  shop = await newShop('shop', join(home, 'archive'));
  mkdirSync(join(shop.dataFolder, 'files/a'), { recursive: true });
  writeFileSync(join(shop.dataFolder, 'files/a/picture.webp'), 'an uploaded file');
  mkdirSync(join(shop.dataFolder, 'files/files'));
  writeFileSync(join(shop.dataFolder, 'files/files', deleted), 'of an account that is deleted later');
  mkdirSync(join(shop.dataFolder, 'releases/mfe-catalog'), { recursive: true });
  writeFileSync(join(shop.dataFolder, 'releases/mfe-catalog/stable.json'), '{}');
  writeFileSync(join(shop.dataFolder, 'secrets.json'), '{"databasePassword":"of-this-test"}', { mode: 0o600 });
  writeFileSync(join(shop.dataFolder, 'release-signing-key.pem'), 'a key', { mode: 0o600 });

  server = await startPostgres(shop.postgres);
  databaseUrl = await ensureDatabase(server.url, 'aksamit');
  const env = apiEnvironment(databaseUrl, apiData(), 0);
  await promisify(execFile)(process.execPath, ['dist/prepare-database.js'], { cwd: join(root, 'commerce-api'), env });
  api = await startApi(databaseUrl, apiData());

  ordered.before = await placeOrder(api);
  let isOver = false;
  const selling = (async () => {
    while (!isOver) during.push((await placeOrder(api)).id);
  })();
  backup = join(home, 'backup');
  await takeBackup(
    { dataFolder: shop.dataFolder, postgresFolder: shop.postgres.dataFolder, databasePassword: 'of-this-test' },
    backup,
  );
  isOver = true;
  await selling;
  ordered.after = await placeOrder(api);
  await upload();
  between = new Date((await query<{ now: Date }>(server.url, 'select clock_timestamp() as now'))[0]?.now ?? Number.NaN);
  ordered.late = await placeOrder(api);
  await api.stop();
  await archiveLog();
}, TIMEOUT_MS);

afterAll(async () => {
  await api?.stop();
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

async function restored(name: string, log: Pick<RestorePlan, 'archive' | 'until' | 'files'>) {
  const target = await newShop(name);
  const { tables, missingFiles } = await restoreBackup({ backup, ...target, ...log });
  const running = await startPostgres(target.postgres);
  const url = await ensureDatabase(running.url, 'aksamit');
  return { ...target, tables, missingFiles, url, stop: () => running.stop() };
}

it(
  'with the archived log a restored shop holds all that was ordered, row by row, and goes on selling',
  async () => {
    const archive = join(home, 'archive');
    const copy = await restored('whole', { archive, until: undefined, files: join(shop.dataFolder, 'files') });
    expect(copy.missingFiles).toEqual([]);
    expect(existsSync(join(copy.dataFolder, 'files/files', deleted))).toBe(false);
    expect(readFileSync(join(copy.dataFolder, 'files/files', uploaded), 'utf8')).toBe('uploaded after the backup');
    expect(await checkTables(copy.url)).toEqual(await checkTables(databaseUrl));
    expect(copy.tables.find(({ table }) => table === 'orders')?.rows).toBe(during.length + 3);
    expect(readFileSync(join(copy.dataFolder, 'files/a/picture.webp'), 'utf8')).toBe('an uploaded file');
    expect(existsSync(join(copy.dataFolder, 'releases/mfe-catalog/stable.json'))).toBe(true);
    expect(statSync(join(copy.dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(copy.dataFolder, 'release-signing-key.pem'), 'utf8')).toBe('a key');

    const again = await startApi(copy.url, apiData());
    const { id, token } = ordered.late;
    const read = await callApi(again.origin, 'GET', `/orders/${id}`, { 'order-token': token });
    expect(read.order.id).toBe(id);
    const next = await placeOrder(again);
    expect(await idsOf(copy.url)).toContain(next.id);
    await again.stop();
    const ledger = await query(
      copy.url,
      'select transfer_id from voucher_entries group by transfer_id having sum(amount) <> 0',
    );
    expect(ledger).toEqual([]);
    await copy.stop();
  },
  TIMEOUT_MS,
);

it(
  'up to an instant it holds what was ordered before, and nothing of later',
  async () => {
    const copy = await restored('until', { archive: join(home, 'archive'), until: between });
    const ids = await idsOf(copy.url);
    expect(ids).toEqual(expect.arrayContaining([ordered.before.id, ordered.after.id, ...during]));
    expect(ids).not.toContain(ordered.late.id);
    // Its file came after the copy of the files: the log brings back its record only.
    expect(copy.missingFiles).toEqual([uploaded]);
    await copy.stop();
  },
  TIMEOUT_MS,
);

it(
  'without the log it stands as it was when the backup ended',
  async () => {
    const copy = await restored('alone', { archive: undefined, until: undefined });
    const ids = await idsOf(copy.url);
    expect(ids).toContain(ordered.before.id);
    expect(ids).not.toContain(ordered.after.id);
    // Whole orders only: none without its lines and its payment.
    expect(
      await query(
        copy.url,
        'select from orders o where not exists (select from order_items i where i.order_id = o.id)',
      ),
    ).toEqual([]);
    await copy.stop();
  },
  TIMEOUT_MS,
);

it(
  'nothing is overwritten, and an instant before the backup is refused',
  async () => {
    const source = { dataFolder: shop.dataFolder, postgresFolder: shop.postgres.dataFolder, databasePassword: 'x' };
    await expect(takeBackup(source, backup)).rejects.toThrow(/exists. Name a new folder/);
    const plan = { backup, ...shop, archive: undefined, until: undefined };
    await expect(restoreBackup(plan)).rejects.toThrow(/secrets.json exists. Move the old data away/);
    await expect(restoreBackup({ ...plan, backup: home })).rejects.toThrow(/is no backup/);
    const target = await newShop('too-early');
    const until = new Date(between.getTime() - 3_600_000);
    const early = restoreBackup({ backup, ...target, archive: join(home, 'archive'), until });
    await expect(early).rejects.toThrow(/after the instant asked for. Take an earlier backup/);
    expect(existsSync(target.postgres.dataFolder)).toBe(false);
  },
  TIMEOUT_MS,
);
