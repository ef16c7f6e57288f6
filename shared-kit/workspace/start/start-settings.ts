import { isAbsolute, join, resolve } from 'node:path';

/** Environment variables of `npm start`. */
export interface StartSettings {
  /** Workspace root. */
  root: string;
  dataFolder: string;
  /** A server of the operator's own; undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Public address of the shop, without a slash at the end. */
  publicOrigin: string;
  /** Where the embedded PostgreSQL archives its log; undefined: nowhere. */
  walArchive: string | undefined;
  ports: { pageServer: number; api: number; sandbox: number; postgres: number; smtp: number };
}

const DEFAULT_PORT = 8080;
/** The API, the sandbox, PostgreSQL and the sandbox's SMTP take the four ports after the page server's. */
const HIGHEST_PORT = 65_535 - 4;
/** Below this only root may listen, and PostgreSQL never runs as root: the others then follow far above. */
const FIRST_FREE_PORT = 1024;
const FAR_ABOVE = 8000;

function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`Failed to start: PORT is "${text}". Set it to a number from 1 to ${HIGHEST_PORT}.`);
  }
  return port;
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(
      'Failed to start: DATABASE_URL is no address like postgres://user:password@host:5432/name. Mend or unset it.',
    );
  }
  return text;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

/**
 * Reads PORT, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN and WAL_ARCHIVE.
 * @throws one sentence that names the variable
 */
export function readStartSettings(root: string, environment: NodeJS.ProcessEnv): StartSettings {
  const port = parsePort(environment.PORT);
  const base = port < FIRST_FREE_PORT ? port + FAR_ABOVE : port;
  const folder = environment.DATA_DIR || '.data';
  const origin = environment.PUBLIC_ORIGIN || `http://localhost:${port}`;
  if (!isOrigin(origin)) {
    throw new Error(
      `Failed to start: PUBLIC_ORIGIN is "${origin}". Set it to scheme and host alone, like https://example.com.`,
    );
  }
  return {
    root,
    dataFolder: isAbsolute(folder) ? folder : join(root, folder),
    walArchive: environment.WAL_ARCHIVE ? resolve(root, environment.WAL_ARCHIVE) : undefined,
    databaseUrl: parseDatabaseUrl(environment.DATABASE_URL),
    publicOrigin: new URL(origin).origin,
    ports: { pageServer: port, api: base + 1, sandbox: base + 2, postgres: base + 3, smtp: base + 4 },
  };
}
