import { startDevServer } from './dev-server';
import { readDevSettings } from './dev-settings';
import { requireModule, requirePort, shopProblem } from './preconditions';

const HELP = `aksamit-module dev [--shell <address>] [--port <number>]

Shows the module in the current folder, from its sources, inside of a running shop: a change reloads the page.

  --shell   address of the shop's page server, like https://shop.example; left out: http://localhost:8080
  --port    port of the address to open; left out: 4300
  --help    this text`;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `aksamit-module dev`: serves the module in the current folder until Ctrl-C.
 * @throws one sentence when it cannot start
 */
export async function runDevServer(args: string[]): Promise<void> {
  const settings = readDevSettings(args, process.env, HELP);
  if (settings === 'help') return log(HELP);
  const { port, shopOrigin } = settings;
  const folder = process.cwd();
  requireModule(folder, 'Run it in the folder of a module.');
  await requirePort(port);
  const problem = await shopProblem(shopOrigin);
  if (problem !== undefined) throw new Error(`Failed to reach the shop at ${shopOrigin}: ${problem}. Give --shell.`);
  const server = await startDevServer({ folder, port, shopOrigin, shell: null, log });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop().finally(() => process.exit(0)));
  }
  const [page] = server.declaration.pages.flatMap(({ patterns }) => patterns.pl).filter((path) => !/[:*]/.test(path));
  log(`${server.declaration.name} from ${folder}, the rest from ${shopOrigin}; Ctrl-C ends it`);
  log(`ready ${server.origin}${page ?? '/'}`);
}
