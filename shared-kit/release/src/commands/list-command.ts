import { type ChannelRecord, newestEvidence, type ReleaseStore } from '..';
import type { Command } from './command';
import { type KnownProblems, problemCount } from './known-problems';
import { plainSize, plainTable, plainTime } from './plain-text';
import { UsageError } from './usage-error';

interface ListedVersion {
  version: string;
  publishedAt: string;
  /** Null: the manifest cannot be read, or is not authentic. */
  bytes: number | null;
  isLive: boolean;
  /** Percent; null: no canary. */
  canaryShare: number | null;
  /** Result of the newest run of the journeys on it; null: none is known. */
  journeysPassed: boolean | null;
  /** Number of problems in the last 24 hours; null: the API cannot be reached. */
  problems: number | null;
}

const DAY_MS = 24 * 3_600_000;

export const listCommand: Command = {
  usage: '[<module>]',
  summary: 'Shows what is live, what is a canary, what is published, newest first, and how often it failed today.',
  options: {},
  async run([asked, ...others], _values, { store, settings, problemsSince, now, warn }) {
    if (others.length > 0) throw new UsageError('Name one module, or none for all.');
    const stable = await store.readChannel('stable');
    const canary = await store.readChannel('canary');
    const names = new Set([...(await store.listModules()), ...Object.keys(stable.modules)]);
    const known = await problemsSince(new Date(now().getTime() - DAY_MS));
    if (known === null) warn(`The API at ${settings.apiOrigin} cannot be asked: what went wrong is not shown.`);
    const chosen = [...names].filter((module) => asked === undefined || module === asked).sort();
    const modules = await Promise.all(
      chosen.map(async (module) => ({
        module,
        live: stable.modules[module] ?? null,
        canary: canaryOf(canary, module),
        versions: await listVersions({ store, stable, canary, known }, module),
      })),
    );
    const lines = modules.flatMap((entry) => describeModule(entry));
    return { lines: lines.length === 0 ? ['Nothing is published.'] : lines, value: { modules } };
  },
};

function canaryOf({ modules, shares }: ChannelRecord, module: string): { version: string; share: number } | null {
  const version = modules[module];
  return version === undefined ? null : { version, share: shares[module] ?? 0 };
}

interface Listing {
  store: ReleaseStore;
  stable: ChannelRecord;
  canary: ChannelRecord;
  known: KnownProblems | null;
}

async function listVersions({ store, stable, canary, known }: Listing, module: string): Promise<ListedVersion[]> {
  const versions = await store.listVersions(module);
  return Promise.all(
    versions.reverse().map(async (version) => {
      const manifest = await store.readManifest(module, version).catch(() => null);
      return {
        version,
        publishedAt: (await store.publishedAt(module, version)).toISOString(),
        bytes: manifest?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? null,
        isLive: stable.modules[module] === version,
        canaryShare: canary.modules[module] === version ? (canary.shares[module] ?? 0) : null,
        journeysPassed: newestEvidence(await store.listEvidence(module, version))?.passed ?? null,
        problems: known && problemCount(known, module, version),
      };
    }),
  );
}

function describeModule({
  module,
  live,
  versions,
}: {
  module: string;
  live: string | null;
  versions: ListedVersion[];
}) {
  const rows = versions.map(({ version, publishedAt, bytes, isLive, canaryShare, journeysPassed, problems }) => [
    `  ${version}`,
    `published ${plainTime(publishedAt)}`,
    bytes === null ? 'damaged or not authentic' : plainSize(bytes),
    [
      ...(isLive ? ['live'] : []),
      ...(canaryShare === null ? [] : [`canary ${canaryShare} %`]),
      ...(problems ? [`${problems} ${problems === 1 ? 'problem' : 'problems'} in 24 hours`] : []),
      ...(journeysPassed === null ? [] : [`journeys ${journeysPassed ? 'passed' : 'failed'}`]),
    ].join(', '),
  ]);
  const isLost = live !== null && !versions.some(({ isLive }) => isLive);
  return [module, ...plainTable(rows), ...(isLost ? [`  ${live}  live, but its files are not in the store`] : [])];
}
