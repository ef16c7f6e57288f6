import { basename } from 'node:path';
import { ensureLocalKeys } from '@aksamit/release';
import { stopLeftOver } from '../postgres/postgres-server';
import { prepareDataFolder, readSecrets } from './data-folder';
import { connectDatabase, embeddedDatabase, type RunningDatabase, startEmbeddedDatabase } from './database';
import { endInOrder } from './ending';
import { buildNodePrograms } from './node-programs';
import { requirePorts } from './ports';
import { createProgress } from './progress';
import { publishReleases } from './publish-releases';
import { ensureReleases } from './releases';
import { runOnce, startService } from './service';
import { waitForShop } from './shop-ready';
import { shopServices } from './shop-services';
import { claimDataFolder } from './single-start';
import { readStartSettings } from './start-settings';

const READY_TIMEOUT_MS = 90_000;

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
    const secrets = readSecrets(settings.dataFolder);
    const embedded =
      settings.databaseUrl === undefined ? embeddedDatabase(settings, secrets, progress.note) : undefined;
    if (embedded !== undefined) await stopLeftOver(embedded);
    const { ports } = settings;
    await requirePorts({
      'page server': ports.pageServer,
      API: ports.api,
      sandbox: ports.sandbox,
      'sandbox mail': ports.smtp,
      ...(embedded === undefined ? {} : { PostgreSQL: ports.postgres }),
    });
    const startDatabase = (): Promise<RunningDatabase> =>
      embedded === undefined
        ? connectDatabase(settings.databaseUrl ?? '')
        : startEmbeddedDatabase(embedded, progress.note);

    const [database, releases] = await Promise.all([
      progress.phase(
        'Starting the database',
        async () => ending.whenEnding('last', await startDatabase()),
        (started) => started.description,
      ),
      progress.phase(
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
      ),
    ]);
    const services = shopServices(settings, secrets, database.url, environment, progress.note);

    await Promise.all([
      progress.phase(
        'Preparing the database',
        () => runOnce(services.prepareDatabase),
        () => 'Database prepared',
      ),
      progress.phase(
        'Putting the releases into the store',
        async () => {
          const { key } = await ensureLocalKeys(settings.dataFolder);
          const folders = releases.built.map((each) => each.folder);
          return publishReleases(`${settings.dataFolder}/releases`, folders, key);
        },
        (live) => `Live: ${live.join(', ')}`,
      ),
    ]);
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
    const page = await progress.phase(
      'Waiting for a page to buy from',
      () => waitForShop(`http://127.0.0.1:${ports.pageServer}`, READY_TIMEOUT_MS),
      (path) => `A treatment can be bought at ${settings.publicOrigin}${path}`,
    );
    void page;
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
