import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import { installedPackages, type Manifest } from './installed-packages';

/** What `npm publish` sends. */
interface Publication {
  name: string;
  versions: Record<string, Manifest>;
  _attachments: Record<string, { data: string }>;
}

/** A version of a package, with its archive: published here, or to be packed from the folder where it is installed. */
interface PackageVersion {
  manifest: Manifest;
  archive: Buffer | string;
}

export interface PackageRegistry {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts a package registry of a test's own. It has what is published to it, and every other package in the versions
 * that package-lock.json names, packed from where they are installed: no network is asked.
 * @param root folder of the package-lock.json
 */
export async function startPackageRegistry(root: string): Promise<PackageRegistry> {
  const packages = new Map<string, PackageVersion[]>();
  const add = (version: PackageVersion): void => {
    const { name } = version.manifest;
    packages.set(name, [...(packages.get(name) ?? []), version]);
  };
  for (const { manifest, folder } of installedPackages(root)) add({ manifest, archive: folder });
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));

    async function answer({ method, url = '/' }: IncomingMessage, to: ServerResponse): Promise<void> {
      const { pathname, searchParams } = new URL(url, origin);
      const name = decodeURIComponent(pathname.slice(1));
      if (method === 'PUT') {
        for (const version of published((await json(request)) as Publication)) add(version);
        return void to.writeHead(201).end('{}');
      }
      const versions = packages.get(name);
      if (!versions) return void to.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
      const wanted = versions.find(({ manifest }) => manifest.version === searchParams.get('archive'));
      if (wanted) return sendArchive(wanted.archive, to);
      to.setHeader('content-type', 'application/json');
      to.end(JSON.stringify(describe(origin, name, versions)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function published({ versions, _attachments }: Publication): PackageVersion[] {
  const [archive] = Object.values(_attachments);
  return Object.values(versions).map((manifest) => ({ manifest, archive: Buffer.from(archive?.data ?? '', 'base64') }));
}

/** The document of a package, by which npm chooses a version. */
function describe(origin: string, name: string, versions: readonly PackageVersion[]): object {
  const inOrder = versions
    .map(({ manifest }) => manifest)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  const described = inOrder.map((manifest) => {
    const tarball = `${origin}/${name}?archive=${encodeURIComponent(manifest.version)}`;
    return [manifest.version, { ...manifest, dist: { ...manifest.dist, tarball } }];
  });
  return { name, 'dist-tags': { latest: inOrder.at(-1)?.version }, versions: Object.fromEntries(described) };
}

function sendArchive(archive: Buffer | string, to: ServerResponse): void {
  if (typeof archive !== 'string') return void to.end(archive);
  if (!existsSync(archive)) return void to.writeHead(404).end();
  // Dependencies that are installed inside of it are packages of their own.
  const args = [
    '-cf',
    '-',
    '--exclude',
    `${basename(archive)}/node_modules`,
    '-C',
    dirname(archive),
    basename(archive),
  ];
  spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(to);
}
