// `npm run dev -w <module folder>`: that module from its sources inside the full shop.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseManifest } from '@aksamit/contracts/platform';
import { startDevServer } from './dev/dev-server';
import { DEV_HELP, readDevSettings } from './dev/dev-settings';
import { ensureShop } from './dev/ensure-shop';
import { endInOrder } from './start/ending';
import { portProblem } from './start/ports';
import { ensureRelease } from './start/releases';

const log = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readDevSettings(process.argv.slice(2), process.env);
  if (settings === 'help') return log(DEV_HELP);
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const folder = process.cwd();
  if (!existsSync(join(folder, 'manifest.ts')) || !existsSync(join(folder, 'src', 'entry-browser.tsx'))) {
    throw new Error(`Failed to start: ${folder} is no module. Name one, like npm run dev -w mfe-catalog.`);
  }
  if ((await portProblem(settings.port)) !== undefined) {
    throw new Error(`Failed to start: port ${settings.port} is taken. Stop what uses it, or give another with --port.`);
  }
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
