import { EXAMPLES_FILE, type ReleaseExamples, releaseExamples } from '@aksamit/contracts/platform';
import {
  type CheckedRelease,
  integrityOf,
  type PageCheck,
  type PageFinding,
  type ReleaseStore,
} from '@aksamit/release';
import { makeReleaseSet } from '../server/live/make-release-set';
import type { LoadedRelease } from '../server/live/release-loader';
import { RENDER_LIMITS } from '../server/render-pool/render-limits';
import { RenderPool } from '../server/render-pool/render-pool';
import { checkPages } from './check-pages';
import { readLive } from './read-live';

export interface PageCheckOptions {
  /** The render process's program. */
  workerFile(): Promise<string>;
  /** Timeout of a page; omitted: 10 s. */
  deadlineMs?: number;
  /** Additional time for the first compilation; omitted: 20 s, since nobody waits and the machine may be busy. */
  coldMs?: number;
}

/** Concurrent render processes; one more is on standby. */
const PROCESSES = 2;

/**
 * Checks pages in processes like those of a page server: those of the candidates, and those of deployed releases that
 * mount a fragment of theirs.
 */
export function createPageCheck({ workerFile, deadlineMs = 10_000, coldMs = 20_000 }: PageCheckOptions): PageCheck {
  return async (checked, store) => {
    const candidates = checked.map(({ manifest }) => manifest.name);
    const own: { release: LoadedRelease; examples: ReleaseExamples }[] = [];
    const unchecked: PageFinding[] = [];
    for (const one of checked.filter(isRendered)) {
      const examples = readExamples(one);
      if (typeof examples === 'string') unchecked.push({ isRefused: true, text: examples });
      else own.push({ release: loaded(one), examples });
    }
    const live = (await readLive(store)).filter(({ manifest }) => !candidates.includes(manifest.name));
    const pages = [...own, ...(await consumersAmong(live, candidates, store))];
    if (pages.length === 0) return unchecked;
    const releases = [...checked.map(loaded), ...live].map((one) => ({ ...one, channel: 'stable' as const }));
    const set = makeReleaseSet({ releases, pageView: null });
    const pool = openPool(await workerFile(), coldMs);
    try {
      const findings = pages.map((one) => checkPages({ ...one, set, candidates, pool, deadlineMs }));
      return [...unchecked, ...(await Promise.all(findings)).flat()];
    } finally {
      await pool.close();
    }
  };
}

function isRendered({ manifest: { entries, pages } }: CheckedRelease): boolean {
  return entries.server !== '' && pages.length > 0;
}

/**
 * Deployed releases that mount a fragment of the candidates. Releases without examples, or whose examples are lost or
 * damaged, are omitted: they must not block the publication of a repair.
 */
async function consumersAmong(live: readonly LoadedRelease[], candidates: readonly string[], store: ReleaseStore) {
  const consumers = live.filter(({ manifest: { fragments, files } }) => {
    const mounts = fragments.uses.some(({ module }) => candidates.includes(module));
    return mounts && files.some(({ path }) => path === EXAMPLES_FILE);
  });
  const read = consumers.map(async (release) => {
    const { name, version } = release.manifest;
    const file = await store.readFile(name, version, EXAMPLES_FILE).catch(() => null);
    const parsed = releaseExamples.safeParse(file && parseJson(file.toString('utf8')));
    return parsed.success ? [{ release, examples: parsed.data }] : [];
  });
  return (await Promise.all(read)).flat();
}

function openPool(workerFile: string, coldMs: number): RenderPool {
  return new RenderPool({
    workerFile,
    size: PROCESSES,
    limits: RENDER_LIMITS,
    pulseMs: 1_000,
    graceMs: 1_000,
    coldMs,
    queueMs: 600_000,
    // Lost processes and unhandled rejections are reported with their page.
    warn: () => undefined,
    note: () => undefined,
  });
}

function loaded({ manifest, files }: CheckedRelease): LoadedRelease {
  const source = files.get(manifest.entries.server)?.toString('utf8');
  if (source === undefined) return { manifest, bundle: null };
  const { name: module, version } = manifest;
  return { manifest, bundle: { module, version, source, integrity: integrityOf(source) } };
}

/** The release's examples, or why its pages cannot be rendered with them. */
function readExamples({ manifest, files }: CheckedRelease): ReleaseExamples | string {
  const { name, version } = manifest;
  const file = files.get(EXAMPLES_FILE);
  if (file === undefined) {
    return (
      `${name}@${version}: it carries no ${EXAMPLES_FILE}, with which its pages are rendered before it goes live. ` +
      'Build it with the shared kit of this platform, or write that file (docs/releasing.md).'
    );
  }
  const parsed = releaseExamples.safeParse(parseJson(file.toString('utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return (
    `${name}@${version}: its ${EXAMPLES_FILE} is wrong (${issue?.path.join('.')}: ${issue?.message}). ` +
    'docs/releasing.md says what stands in it.'
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
