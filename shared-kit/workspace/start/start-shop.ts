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
import { runOnce, startService } from './service';
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
    const [database, folders] = await Promise.all([databasePhase(start, startDatabase), buildPhase(start)]);
    const services = shopServices(settings, start.secrets, database.url, environment, progress.note);
    await Promise.all([
      progress.phase(
        'Preparing the database',
        () => runOnce(services.prepareDatabase),
        () => 'Database prepared',
      ),
      publishPhase(start, folders),
    ]);
    await servicesPhase(start, services);
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

/** @returns folders of all built releases */
async function buildPhase({ root, progress }: Start): Promise<string[]> {
  const { built } = await progress.phase(
    'Building what changed',
    async () => {
      const programs = await buildNodePrograms(root);
      const built = await ensureReleases(root, 'production');
      return { built, programs };
    },
    ({ built, programs }) => {
      const names = [
        ...built.filter((each) => each.fresh).map((each) => each.module),
        ...programs.map((file) => basename(file, '.js')),
      ];
      return names.length === 0 ? 'Nothing to build' : `Built ${names.join(', ')}`;
    },
  );
  return built.map(({ folder }) => folder);
}

function publishPhase({ settings, progress }: Start, folders: string[]) {
  return progress.phase(
    'Putting the releases into the store',
    async () => {
      const { key } = await ensureLocalKeys(settings.dataFolder);
      return publishReleases(`${settings.dataFolder}/releases`, folders, key);
    },
    (live) => `Live: ${live.join(', ')}`,
  );
}

/** Starts the processes that serve the shop and waits until a treatment can be bought. */
async function servicesPhase({ settings, progress, ending }: Start, services: ShopServices): Promise<void> {
  await progress.phase(
    'Starting API, worker, sandbox and page server',
    () =>
      Promise.all(
        [services.sandbox, services.api, services.worker, services.pageServer].map(async (options) =>
          ending.whenEnding('first', await startService(options)),
        ),
      ),
    () => `API, worker, sandbox and page server run; logs in ${settings.dataFolder}/logs`,
  );
  await progress.phase(
    'Waiting for a page to buy from',
    () => waitForShop(`http://127.0.0.1:${settings.ports.pageServer}`, READY_TIMEOUT_MS),
    (path) => `A treatment can be bought at ${settings.publicOrigin}${path}`,
  );
}
