// `npm run dev -w <module folder>`: that module from its sources inside the full shop.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDevSettings, requireModule, requirePort, startDevServer } from '@aksamit/build/dev';
import { releaseManifest } from '@aksamit/contracts/platform';
import { endInOrder } from './start/ending';
import { ensureShop } from './start/ensure-shop';
import { ensureRelease } from './start/releases';

const HELP = `npm run dev -w <module folder> [-- --shell <address>] [--port <number>]

Shows the module from these sources in the full shop: a change is on the screen at once and what is filled in stays.

  --shell   address of a deployed page server, like https://shop.example; left out: the shop of this checkout
            (PORT as for npm start, 8080 by default), which is started when it does not run
  --port    port of the address to open; left out: 4300
  --help    this text`;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readDevSettings(process.argv.slice(2), process.env, HELP);
  if (settings === 'help') return log(HELP);
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const folder = process.cwd();
  requireModule(folder, 'Name one, like npm run dev -w mfe-catalog.');
  await requirePort(settings.port);
  const ending = endInOrder(() => undefined);
  try {
    const shop = ending.whenEnding('last', await ensureShop(root, settings, log));
    log('Building the shell for development, if it changed …');
    const shell = await ensureRelease(root, 'shell', 'development');
    const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(shell.folder, 'manifest.json'), 'utf8')));
    log(`Building ${basename(folder)} …`);
    const server = ending.whenEnding(
      'first',
      await startDevServer({
        folder,
        port: settings.port,
        shopOrigin: settings.shopOrigin,
        shell: { folder: shell.folder, manifest },
        log,
      }),
    );
    const [page] = server.declaration.pages.flatMap(({ patterns }) => patterns.pl).filter((path) => !/[:*]/.test(path));
    log(`${server.declaration.name} from ${folder}, the rest ${shop.description}; Ctrl-C ends it`);
    log(`ready ${server.origin}${page ?? '/'}`);
  } catch (error) {
    if (ending.hasBegun()) return;
    await ending.end();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
