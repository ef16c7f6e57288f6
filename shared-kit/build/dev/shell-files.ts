import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseManifest, ShellRelease } from '@aksamit/contracts/platform';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface ShellFiles {
  /** The build as the page's data name it, and its main script. */
  release: ShellRelease & { entry: string };
  /** Answers when the address is one of the shell's build; else calls `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** Serves a built release of the shell from its folder, under the addresses that its scripts expect. */
export function serveShell(folder: string, manifest: ReleaseManifest): ShellFiles {
  const { name, version, entries, files } = manifest;
  const base = `/assets/${name}/${version}/`;
  return {
    release: {
      version,
      channel: 'development',
      baseUrl: base,
      integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
      entry: entries.browser,
    },
    handle(request, response, next) {
      const path = (request.url ?? '').split('?', 1)[0] ?? '';
      const file = normalize(join(folder, path.slice(base.length)));
      if (!path.startsWith(base) || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        return next();
      }
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      pipeline(createReadStream(file), response).catch(() => response.destroy());
    },
  };
}
