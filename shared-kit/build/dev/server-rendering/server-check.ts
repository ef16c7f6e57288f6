import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { devServerBundle } from '../../dev-config';
import type { SentContext } from './render-messages';
import { RenderProcess } from './render-process';

export interface ServerCheckOptions {
  /** The module's folder, and its name. */
  folder: string;
  name: string;
  /** Builds the browser's scripts: its messages to open pages come first. */
  browser: Compiler;
  log(line: string): void;
  /** Shows errors over open pages; an empty list removes them. */
  show(errors: readonly string[]): void;
}

export interface ServerCheck {
  /** Errors shown for the page that was opened last. */
  readonly errors: readonly string[];
  /** A public page of the module was opened, or another page (null). */
  opened(page: SentContext | null): void;
  stop(): Promise<void>;
}

/** Both builds report one after the other: wait this long for the second. */
const SETTLED_MS = 150;

/**
 * Renders the public page that was opened last as a page server would, when it is opened and after every build of the
 * module, and reports what is thrown. Null for a module that has no server bundle.
 */
export function startServerCheck({ folder, name, browser, log, show }: ServerCheckOptions): ServerCheck | null {
  const output = join(folder, 'dist', 'development-server');
  const config = devServerBundle({ folder, name, version: 'development', output, fragments: [] });
  const compiler = config && webpack({ ...config, infrastructureLogging: { level: 'error' } });
  if (!compiler) return null;
  let page: SentContext | null = null;
  let isBuilt = false;
  let isBrowserWell = true;
  let round = 0;
  let timer: NodeJS.Timeout | undefined;
  const shown = createShownErrors({ log, show });
  const rendering = new RenderProcess((error) => log(`A promise that nobody waits for, on the server: ${error}`));
  const check = async (): Promise<void> => {
    round += 1;
    const own = round;
    const checked = page;
    // The builds report what does not compile.
    if (!checked || !isBuilt || !isBrowserWell) return;
    const thrown = await rendering.render(join(output, 'server.cjs'), checked);
    if (own === round) shown.replace(thrown.map((stack) => renderError(checked, stack)));
  };
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLED_MS);
  };
  browser.hooks.done.tap('server-check', (stats) => {
    isBrowserWell = !stats.hasErrors();
    checkSoon();
  });
  // A bundle must not be read while it is written, and the result of the one before it is outdated.
  compiler.hooks.watchRun.tap('server-check', () => {
    isBuilt = false;
    round += 1;
  });
  const watching = compiler.watch({}, (error, stats) => {
    isBuilt = !error && !stats?.hasErrors();
    if (error) log(`The server bundle is not built: ${error.message}`);
    else if (stats?.hasErrors() && isBrowserWell) log(stats.toString({ preset: 'errors-only', colors: false }));
    if (isBuilt) checkSoon();
  });
  return {
    get errors() {
      return shown.errors;
    },
    opened(next) {
      page = next;
      shown.discard();
      checkSoon();
    },
    stop: () =>
      new Promise((resolve) => {
        clearTimeout(timer);
        round += 1;
        rendering.stop();
        if (watching) watching.close(() => compiler.close(() => resolve()));
        else resolve();
      }),
  };
}

function renderError({ page, path, basePath }: SentContext, stack: string): string {
  return `The server cannot render ${basePath}${path} (page ${page}):\n${stack}`;
}

interface ShownErrors {
  readonly errors: readonly string[];
  /** Shows the errors of a new check in place of the previous ones; those that changed are logged. */
  replace(errors: readonly string[]): void;
  /** Another page was opened, which shows none yet. */
  discard(): void;
}

function createShownErrors({ log, show }: Pick<ServerCheckOptions, 'log' | 'show'>): ShownErrors {
  let errors: readonly string[] = [];
  return {
    get errors() {
      return errors;
    },
    replace(next) {
      const isSame = next.join() === errors.join();
      const wasFailing = errors.length > 0;
      errors = next;
      if (!isSame && next.length > 0) for (const error of next) log(error);
      if (wasFailing && next.length === 0) log('The server renders this page again.');
      // The browser's build removes errors over the page: they are shown again.
      if (next.length > 0 || wasFailing) show(next);
    },
    discard() {
      errors = [];
    },
  };
}
