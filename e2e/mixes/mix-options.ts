import { parseArgs } from 'node:util';

/** Options of a run of journeys. */
export interface MixOptions {
  /** Module to the version that the journeys shall run on; empty: the deployed one. */
  versions: Record<string, string>;
  /** Where the shop answers, without a slash at the end. */
  baseUrl: string;
  /** A link of `npm run release -- preview`, where the store itself is out of reach. */
  previewLink: string | null;
  /** Screen: desktop or phone. */
  project: string;
  /** Leave the result beside the versions. */
  writesEvidence: boolean;
  journeys: string[];
}

/** Default journeys: all of them that need nothing but a shop. */
export const DEFAULT_JOURNEYS = [
  'journeys/buy-as-guest.spec.ts',
  'journeys/buy-in-pounds.spec.ts',
  'journeys/cart.spec.ts',
  'journeys/discount-code.spec.ts',
  'journeys/pay-again.spec.ts',
  'journeys/account.spec.ts',
  'journeys/navigation.spec.ts',
  'journeys/reading.spec.ts',
];

export const USAGE = `Usage: npm run e2e -- [--with <module>@<version>]... [--base-url <origin>] [journeys/<file>]...

Runs journeys on named versions, in one browser's preview: nobody else sees them. Writes the result beside each of the
versions as evidence, which npm run release -- promote --require-evidence asks for.

  --with <module>@<version>  a published version; what is not named is what is live
  --base-url <origin>        a shop that runs, here or deployed; http://localhost:<PORT or 8080> if left out
  --preview-link <link>      instead of making one: for a shop whose store is out of reach (no evidence is written)
  --project <name>           desktop or phone; desktop if left out
  --no-evidence              leaves nothing beside the versions

Without --with the journeys run on what is live. Settings as in npm run release -- --help. Exit codes: 0 passed, 1 failed,
2 wrong usage. The result is in reports/e2e-on-versions.json too.`;

export class UsageError extends Error {
  override name = 'UsageError';
}

const VERSION_NAME = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]*)$/;

function versionsOf(names: string[]): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const name of names) {
    const [, module = '', version = ''] = VERSION_NAME.exec(name) ?? [];
    if (module === '') throw new UsageError(`"${name}" names no version. Write <module>@<version>.`);
    if (versions[module] !== undefined) throw new UsageError(`${module} is named twice. Name one version of it.`);
    versions[module] = version;
  }
  return versions;
}

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new UsageError(`"${text}" is no address of a shop.`);
  return new URL(text).origin;
}

/**
 * Reads the command line. Null: help was requested.
 * @throws UsageError
 */
export function readMixOptions(args: string[], environment: NodeJS.ProcessEnv): MixOptions | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const strange = positionals.find((file) => !file.startsWith('journeys/'));
  if (strange !== undefined) throw new UsageError(`"${strange}" is no journey. Name files like journeys/cart.spec.ts.`);
  return {
    versions: versionsOf(values.with ?? []),
    baseUrl: originOf(values['base-url'] ?? `http://localhost:${environment.PORT || 8080}`),
    previewLink: values['preview-link'] ?? null,
    project: values.project ?? 'desktop',
    writesEvidence: !values['no-evidence'] && values['preview-link'] === undefined,
    journeys: positionals.length > 0 ? positionals : DEFAULT_JOURNEYS,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        with: { type: 'string', multiple: true },
        'base-url': { type: 'string' },
        'preview-link': { type: 'string' },
        project: { type: 'string' },
        'no-evidence': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
