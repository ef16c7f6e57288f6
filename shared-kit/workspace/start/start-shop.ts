import { basename } from 'node:path';
import { ensureLocalKeys } from '@aksamit/release';
import { stopLeftOver } from '../postgres/postgres-server';
import { prepareDataFolder, readSecrets, type Secrets } from './data-folder';
import { connectDatabase, embeddedDatabase, type RunningDatabase, startEmbeddedDatabase } from './database';
import { type Ending, endInOrder } from './ending';
import { buildNodePrograms } from './node-programs';
import { requirePorts } from './ports';
import { createProgress, type Progress } from './progress';
import { publishReleases } from './publish-releases';
import { ensureReleases } from './releases';
import { runOnce, type ServiceOptions, startService } from './service';
import { waitForShop } from './shop-ready';
import { type ShopServices, shopServices } from './shop-services';
import { claimDataFolder } from './single-start';
import { readStartSettings, type StartSettings } from './start-settings';

const READY_TIMEOUT_MS = 90_000;

/** What the phases of a start share. */
interface Start {
  root: string;
  settings: StartSettings;
  secrets: Secrets;
  progress: Progress;
  ending: Ending;
}

/**
 * Builds what changed and runs the whole shop until it is stopped.
 * @param root workspace root
 * @throws one sentence for a person when the start fails; everything started until then is ended
 */
export async function startShop(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const began = Date.now();
  const progress = createProgress((line) => process.stdout.write(`${line}\n`));
  const settings = readStartSettings(root, environment);
  prepareDataFolder(settings.dataFolder);
  const release = claimDataFolder(settings.dataFolder, settings.publicOrigin);
  const ending = endInOrder(release);
  try {
    const start: Start = { root, settings, secrets: readSecrets(settings.dataFolder), progress, ending };
    const startDatabase = await prepareDatabaseServer(start);
    const programs = programsPhase(start);
    const services = Promise.all([databasePhase(start, startDatabase), programs]).then(([{ url }]) =>
      shopServices(settings, start.secrets, url, environment, progress.note),
    );
    // The database takes one core, the releases need nothing of it: on a fresh clone it is filled while the modules are
    // built.
    await Promise.all([
      services.then((all) => preparePhase(start, all).then(() => commercePhase(start, all))),
      releasesPhase(start).then(async () => pageServerPhase(start, await services)),
    ]);
    // Nobody who looks at a page waits for the worker.
    await Promise.all([workerPhase(start, await services), purchasePhase(start)]);
    progress.note(`started in ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C ends everything`);
    process.stdout.write(`ready ${settings.publicOrigin}\n`);
    process.send?.({ type: 'ready', origin: settings.publicOrigin });
  } catch (error) {
    // Stopped while starting: the failure is a result of that.
    if (ending.hasBegun()) return;
    await ending.end();
    throw error;
  }
}

/**
 * Stops a database that an earlier start left running and requires all ports to be free.
 * @returns starts the embedded database, or connects to the one that the settings name
 */
async function prepareDatabaseServer({ settings, secrets, progress }: Start): Promise<() => Promise<RunningDatabase>> {
  const { databaseUrl, ports } = settings;
  const embedded = databaseUrl === undefined ? embeddedDatabase(settings, secrets, progress.note) : undefined;
  if (embedded !== undefined) await stopLeftOver(embedded);
  await requirePorts({
    'page server': ports.pageServer,
    API: ports.api,
    sandbox: ports.sandbox,
    'sandbox mail': ports.smtp,
    ...(embedded === undefined ? {} : { PostgreSQL: ports.postgres }),
  });
  return () =>
    embedded === undefined ? connectDatabase(databaseUrl ?? '') : startEmbeddedDatabase(embedded, progress.note);
}

function databasePhase({ progress, ending }: Start, startDatabase: () => Promise<RunningDatabase>) {
  return progress.phase(
    'Starting the database',
    async () => ending.whenEnding('last', await startDatabase()),
    (started) => started.description,
  );
}

function programsPhase({ root, progress }: Start): Promise<string[]> {
  return progress.phase(
    'Building the programs',
    () => buildNodePrograms(root),
    (programs) => summary(programs.map((file) => basename(file, '.js'))),
  );
}

const summary = (built: string[]): string => (built.length === 0 ? 'Nothing to build' : `Built ${built.join(', ')}`);

function preparePhase({ progress }: Start, services: ShopServices): Promise<void> {
  return progress.phase(
    'Preparing the database',
    () => runOnce(services.prepareDatabase),
    () => 'Database prepared',
  );
}

/** Builds the modules that changed and publishes their releases. */
async function releasesPhase({ root, settings, progress }: Start): Promise<void> {
  const built = await progress.phase(
    'Building the modules that changed',
    () => ensureReleases(root, 'production'),
    (releases) => summary(releases.filter(({ fresh }) => fresh).map(({ module }) => module)),
  );
  await progress.phase(
    'Putting the releases into the store',
    async () => {
      const { key } = await ensureLocalKeys(settings.dataFolder);
      return publishReleases(
        `${settings.dataFolder}/releases`,
        built.map(({ folder }) => folder),
        key,
      );
    },
    (live) => `Live: ${live.join(', ')}`,
  );
}

function servicesPhase({ settings, progress, ending }: Start, names: string, services: ServiceOptions[]) {
  return progress.phase(
    `Starting ${names}`,
    () => Promise.all(services.map(async (options) => ending.whenEnding('first', await startService(options)))),
    () => `Started ${names}; logs in ${settings.dataFolder}/logs`,
  );
}

const commercePhase = (start: Start, { sandbox, api }: ShopServices) =>
  servicesPhase(start, 'API and sandbox', [sandbox, api]);

const workerPhase = (start: Start, { worker }: ShopServices) => servicesPhase(start, 'the worker', [worker]);

const pageServerPhase = (start: Start, { pageServer }: ShopServices) =>
  servicesPhase(start, 'the page server', [pageServer]);

const purchasePhase = ({ settings, progress }: Start) =>
  progress.phase(
    'Waiting for a page to buy from',
    () => waitForShop(`http://127.0.0.1:${settings.ports.pageServer}`, READY_TIMEOUT_MS),
    (path) => `A treatment can be bought at ${settings.publicOrigin}${path}`,
  );
