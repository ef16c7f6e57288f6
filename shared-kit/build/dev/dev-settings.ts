import { parseArgs } from 'node:util';

/** Options of `npm run dev` and `aksamit-module dev`. */
export interface DevSettings {
  /** Port of the address that the developer opens. */
  port: number;
  /** Scheme and host of the shop around the module. */
  shopOrigin: string;
  /** The shop is not named: one on this machine. */
  isLocal: boolean;
}

const DEFAULT_PORT = 4300;
const DEFAULT_SHOP_PORT = 8080;

function parsePort(text: string, name: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new Error(`Failed to start: ${name} is "${text}". Give a number from 1 to 65535.`);
}

function parseShop(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`Failed to start: --shell is "${text}". Give scheme and host alone, like https://shop.example.`);
}

/**
 * Reads the arguments of a dev server.
 * @param help shown with what is wrong with them
 * @returns `help` when that was requested
 * @throws one sentence that names what is wrong
 */
export function readDevSettings(args: string[], environment: NodeJS.ProcessEnv, help: string): DevSettings | 'help' {
  const options = { shell: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } } as const;
  let given: { shell?: string | undefined; port?: string | undefined; help?: boolean | undefined };
  try {
    given = parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new Error(`Failed to start: ${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  if (given.help) return 'help';
  const shopPort = parsePort(environment.PORT || String(DEFAULT_SHOP_PORT), 'PORT');
  return {
    port: parsePort(given.port ?? String(DEFAULT_PORT), '--port'),
    shopOrigin: given.shell === undefined ? `http://localhost:${shopPort}` : parseShop(given.shell),
    isLocal: given.shell === undefined,
  };
}
