import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModuleDeclaration, ReleaseManifest } from '@aksamit/contracts/platform';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, { type ClientConnection } from 'webpack-dev-server';
import { devConfig } from '../dev-config';
import { refuseActingParts } from '../islands/acting-parts';
import { readDeclaration } from '../pages/read-declaration';
import { followDeclaration } from './declaration-watch';
import { putModuleIntoPage } from './dev-page';
import { devBasePath, devRelease } from './dev-release';
import { sentContext } from './server-rendering/sent-context';
import { startServerCheck } from './server-rendering/server-check';
import { serveShell } from './shell-files';
import { createShopProxy } from './shop-proxy';

export interface DevServerOptions {
  /** The module's folder. */
  folder: string;
  port: number;
  shopOrigin: string;
  /**
   * The shell's development build, its folder and manifest: components are replaced while they run and keep their state.
   * Null: the shop's own shell, whose React cannot replace them; pages reload.
   */
  shell: { folder: string; manifest: ReleaseManifest } | null;
  log(line: string): void;
}

export interface DevServer {
  /** http://localhost:<port> */
  origin: string;
  /** As it was read at the start. */
  declaration: ModuleDeclaration;
  stop(): Promise<void>;
}

/** Reports each build in one line, errors in full, and resolves with the first. */
function reportBuilds(compiler: Compiler, folder: string, log: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('tell-builds', (stats) => {
      if (stats.hasErrors()) log(`${stats.toString({ preset: 'errors-only', colors: false })}\nWaiting for a change …`);
      else log(`Built in ${stats.endTime - stats.startTime} ms`);
      void reportActingParts(folder, log);
      resolve();
    });
  });
}

/** A build of a release refuses these; here the browser renders whole pages, so that they seem to work. */
async function reportActingParts(folder: string, log: (line: string) => void): Promise<void> {
  try {
    refuseActingParts(folder, await readDeclaration(folder));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}

function createCompiler(folder: string, { name, fragments }: ModuleDeclaration, replaces: 'components' | 'pages') {
  const output = join(folder, 'dist', 'development');
  const offered = fragments.offers.map((offer) => offer.name);
  const config = devConfig({ folder, name, version: 'development', output, fragments: offered }, replaces);
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'error' } });
  if (compiler === null) throw new Error(`Failed to start: webpack gives no compiler for ${name}.`);
  return compiler;
}

/**
 * A preview names a developer's server by its origin alone, so that the built files are served there too. Source: the
 * page server's preview, docs/decisions.
 */
function answerAtRoot(compiler: Compiler, publicPath: string) {
  return (request: IncomingMessage, _: ServerResponse, next: () => void): void => {
    const file = /^\/([^/?]+\.(?:js|json|map))(?:\?|$)/.exec(request.url ?? '')?.[1];
    if (file !== undefined && compiler.outputFileSystem !== null) {
      const path = join(compiler.outputPath, file);
      compiler.outputFileSystem.stat(path, (error) => {
        if (error === null) request.url = publicPath + file;
        next();
      });
      return;
    }
    next();
  };
}

/**
 * Serves one module from its sources inside the shop: its scripts, rebuilt at every change and replaced in open pages,
 * and in front of the shop a proxy that inserts them into the pages. It restarts by itself when the module offers other
 * fragments, since each is an entry of the build.
 * @throws when manifest.ts cannot be read or the port is taken
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  let hasEnded = false;
  let serving = await serve(options, () => void restart());
  const restart = async (): Promise<void> => {
    await serving.stop();
    while (!hasEnded) {
      try {
        serving = await serve(options, () => void restart());
        if (hasEnded) await serving.stop();
        return;
      } catch (error) {
        options.log(`${error instanceof Error ? error.message : error}\nTrying again …`);
        await pause(RETRY_MS);
      }
    }
  };
  return {
    origin: serving.origin,
    declaration: serving.declaration,
    async stop() {
      hasEnded = true;
      await serving.stop();
    },
  };
}

/** Shows errors over pages like those of a build; none removes them. The running page stays. */
function showErrors(server: WebpackDevServer, clients: ClientConnection[], errors: readonly string[]): void {
  if (errors.length === 0) server.sendMessage(clients, 'ok');
  else server.sendMessage(clients, 'errors', errors, { preventReloading: true });
}

const RETRY_MS = 1000;

async function serve(
  { folder, port, shopOrigin, shell, log }: DevServerOptions,
  onOtherFragments: () => void,
): Promise<DevServer> {
  const origin = `http://localhost:${port}`;
  const read = await readDeclaration(folder);
  const compiler = createCompiler(folder, read.declaration, shell ? 'components' : 'pages');
  const firstBuild = reportBuilds(compiler, folder, log);
  const followed = followDeclaration(compiler, {
    folder,
    read,
    log,
    onChange: () => reloadPages(),
    onOtherFragments,
  });
  const shellFiles = shell && serveShell(shell.folder, shell.manifest);
  const proxy = createShopProxy({
    ownOrigin: origin,
    shopOrigin,
    changePage: (page, url) => {
      const release = devRelease(followed.declaration);
      const changed = putModuleIntoPage(page, url.pathname, { release, shell: shellFiles?.release ?? null });
      const { name: module, pages } = followed.declaration;
      check?.opened(changed.page ? sentContext(changed.page, url, { module, pages, shopOrigin }) : null);
      return changed;
    },
  });
  const check = startServerCheck({
    folder,
    name: read.declaration.name,
    browser: compiler,
    log,
    show: (errors) => showErrors(server, server.webSocketServer?.clients ?? [], errors),
  });
  const base = devBasePath(read.declaration.name);
  const server = new WebpackDevServer(
    webpackServerOptions({ port, shopOrigin, base, compiler, shellFiles: shellFiles?.handle ?? null, proxy }),
    compiler,
  );
  const reloadPages = (): void => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  await server.start();
  // A page that is opened while its error is known: after the server's own messages.
  server.webSocketServer?.implementation.on('connection', (client: ClientConnection) => {
    if (check && check.errors.length > 0) showErrors(server, [client], check.errors);
  });
  await firstBuild;
  return {
    origin,
    declaration: read.declaration,
    async stop() {
      await check?.stop();
      await server.stop();
    },
  };
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface WebpackServerInput {
  port: number;
  shopOrigin: string;
  /** Path of the module's release. */
  base: string;
  compiler: Compiler;
  /** Null: the shop's own shell runs the pages, and a change reloads them. */
  shellFiles: RequestHandler | null;
  proxy: RequestHandler;
}

/** Options of the dev server: the module's files first, then the shell's, everything else from the shop. */
function webpackServerOptions({
  port,
  shopOrigin,
  base,
  compiler,
  shellFiles,
  proxy,
}: WebpackServerInput): WebpackDevServer.Configuration {
  const isShared = ({ url = '' }: { url?: string }) => url.startsWith(base) || /^\/[^/]+\.js(?:on)?\b/.test(url);
  const crossOrigin = [
    { key: 'access-control-allow-origin', value: '*' },
    { key: 'cross-origin-resource-policy', value: 'cross-origin' },
  ];
  return {
    host: 'localhost',
    port,
    hot: shellFiles !== null,
    liveReload: shellFiles === null,
    compress: false,
    static: false,
    setupExitSignals: false,
    // A page of the shop itself may load the module from here, too (preview).
    allowedHosts: ['localhost', new URL(shopOrigin).hostname],
    headers: (request) => (isShared(request) ? crossOrigin : []),
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    devMiddleware: { publicPath: `${base}browser/`, stats: 'none', index: false },
    setupMiddlewares: (middlewares) => [
      { name: 'root-files', middleware: answerAtRoot(compiler, `${base}browser/`) },
      ...middlewares,
      ...(shellFiles ? [{ name: 'shell', middleware: shellFiles }] : []),
      { name: 'shop', middleware: proxy },
    ],
  };
}
