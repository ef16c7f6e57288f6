import { Script } from 'node:vm';
import type { MarketContext, ReleaseManifest } from '@aksamit/contracts/platform';
import { integrityOf, type ReleaseStore } from '@aksamit/release';
import type { PlannedPage } from '../model/planned-page';
import { type ReleaseSet, SHELL_MODULE } from '../model/release-set';
import { planPage } from '../page/plan-page';
import type { RenderedPage } from '../page/public-pages';

export interface Trial {
  store: Pick<ReleaseStore, 'readFile'>;
  markets: readonly MarketContext[];
  publicOrigin: string;
  module: string;
  /** The release set of the canary's visitors, and the one of all others. */
  canary: ReleaseSet;
  stable: ReleaseSet;
  render(plan: PlannedPage, releases: ReleaseSet): Promise<RenderedPage>;
  /** Whether the release (`catalog@1.2.0`) failed in the last rendering of an address, by its plan's key. */
  failsAt(address: string, release: string): boolean;
}

/** Number of pages to render. They are chosen here, so that no outsider decides which. */
const PROBED_PAGES = 3;

/**
 * What a page server can verify itself of a release that all its visitors report as broken: a browser script that is
 * missing, damaged or no JavaScript, or pages that fail here too while stable's do not.
 * @returns why the release is unusable, in plain words; null when nothing was found, which proves nothing
 */
export async function whyUnusable(trial: Trial): Promise<string | null> {
  const { module, canary } = trial;
  const manifest = module === SHELL_MODULE ? canary.shell : canary.modules.find(({ name }) => name === module);
  if (!manifest) return null;
  return (await unusableScript(trial.store, manifest)) ?? (await failingPages(trial, manifest));
}

/** Reads and parses the scripts but never runs them: their behaviour is not tested here. */
async function unusableScript(store: Trial['store'], { name, version, files, entries }: ReleaseManifest) {
  const wanted = new Set([entries.browser, ...(entries.chunks.app ?? [])]);
  for (const { path, integrity } of files.filter((file) => wanted.has(file.path))) {
    const source = await store.readFile(name, version, path).catch(() => null);
    if (source === null) return `its script ${path} is not in the store`;
    if (integrityOf(source) !== integrity) return `its script ${path} does not fit its hash`;
    try {
      new Script(source.toString('utf8'), { filename: `${name}@${version}/${path}` });
    } catch (error) {
      return `its script ${path} is no JavaScript (${String(error)})`;
    }
  }
  return null;
}

async function failingPages(trial: Trial, manifest: ReleaseManifest): Promise<string | null> {
  const addresses = manifest.pages
    .filter(({ rendering, patterns }) => rendering === 'public' && !/[:*]/.test(patterns.pl[0] ?? ':'))
    .flatMap(({ patterns }) => patterns.pl[0] ?? [])
    .slice(0, PROBED_PAGES);
  if (addresses.length === 0) return null;
  const release = `${manifest.name}@${manifest.version}`;
  for (const address of addresses) {
    const withCanary = await visit(trial, trial.canary, address);
    if (!withCanary || !trial.failsAt(withCanary.key, release)) return null;
    // The API may be away, or the page never worked: neither is the canary's fault.
    if (!(await visit(trial, trial.stable, address))?.isWhole) return null;
  }
  return `its pages ${addresses.join(', ')} fail on the page server, and do not with stable`;
}

async function visit({ markets, publicOrigin, render }: Trial, releases: ReleaseSet, url: string) {
  const { host, protocol } = new URL(publicOrigin);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const input = { markets, releases, redirectsOf: () => new Map(), publicOrigin };
  const plan = await planPage(input, { host, scheme, url });
  if (plan.kind !== 'page') return null;
  const rendered = await render(plan, releases);
  return { key: plan.key, isWhole: rendered.kind === 'page' && rendered.quality === 'whole' };
}
