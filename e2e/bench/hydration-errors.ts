import { type Browser, type BrowserContextOptions, chromium, type Page, request } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../shared-kit/workspace/find-chromium';
import { startExtraPageServer } from '../fixtures/extra-page-server';
import { OwnReleases } from '../fixtures/own-releases';
import { expectPageReady } from '../fixtures/page-ready';
import { watchPage } from '../fixtures/page-watch';
import { logInAs, staffHeadersOf } from '../fixtures/staff';
import type { BenchContext } from './bench-context';
import type { Measurement } from './measurement';
import { type PageKind, pageKinds } from './page-kinds';

/** Of each kind of page. Source: issue "Speed", "Done when". */
const LOADS = 200;
/** A new release of one module is deployed after this many loads. */
const LOADS_PER_RELEASE = 10;
/** Pages at a time: as many as the reference machine has processors. */
const AT_ONCE = 2;
const MODULES = ['catalog', 'content', 'cart-checkout', 'panel'];
const ALL_THERE_MS = 20_000;
/** What runs once it is touched: neither fragments in which nothing acts nor those that no live module offers. */
const STARTED = '#main [data-props]:not([data-static][data-fragment-root],[data-unoffered])';
/** Who a private page is for: guests are led from the panel's own pages to the login. */
const VIEWERS = [
  { paths: /^\/panel\//, email: 'anna@example.com' },
  { paths: /^\/admin\//, email: 'admin@example.com' },
];

/** A load that has not ended by then hangs: the browser's page answers no more. */
const LOAD_LIMIT_MS = 90_000;

/**
 * Loads each kind of page again and again, touches all that runs in it, and counts what browsers report, while releases
 * of the modules are published and deployed: a page must never hydrate with another release's code.
 */
export async function measureHydration(context: BenchContext): Promise<Measurement[]> {
  const releases = await OwnReleases.make();
  const server = await startExtraPageServer({ shopOrigin: context.origin, store: releases.folder });
  const browser = await chromium.launch({
    executablePath: context.chromium,
    args: [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false'],
  });
  try {
    const deployNext = deployer(releases);
    const results: Measurement[] = [];
    for (const kind of (await pageKinds(server.origin)).filter(({ name }) => context.isMeasured(name))) {
      const viewer = { baseURL: server.origin, locale: 'pl-PL', ...(await sessionFor(kind, server.origin)) };
      const errors = await errorsOf(browser, { kind, viewer, deployNext });
      context.log(`  ${kind.name}: ${errors.length} errors in ${LOADS} loads`);
      for (const error of errors.slice(0, 3)) context.log(`    ${error}`);
      results.push({
        part: 'hydration',
        what: `${kind.name}: errors in ${LOADS} loads`,
        value: errors.length,
        unit: '',
        budget: { atMost: 0 },
      });
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
    releases.remove();
  }
}

/** Publishes and deploys a further release of one module after the other: never two at once. */
function deployer(releases: OwnReleases): () => Promise<void> {
  let deployed = 0;
  let last = Promise.resolve();
  const deploy = async () => {
    const module = MODULES[deployed % MODULES.length] ?? '';
    deployed += 1;
    await releases.setLive({ [module]: await releases.publishAltered(module, `0.5.${deployed}`, {}) });
  };
  return () => {
    last = last.then(deploy);
    return last;
  };
}

/** A session of the viewer that this kind of page is for; nothing for what guests see. */
async function sessionFor({ path }: PageKind, origin: string): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const email = VIEWERS.find(({ paths }) => paths.test(path))?.email;
  if (email === undefined) return {};
  const client = await request.newContext({ baseURL: origin, extraHTTPHeaders: staffHeadersOf(origin) });
  try {
    await logInAs(client, email);
    return { storageState: await client.storageState() };
  } finally {
    await client.dispose();
  }
}

interface Loading {
  kind: PageKind;
  /** Who visits it. */
  viewer: BrowserContextOptions;
  deployNext(): Promise<void>;
}

async function errorsOf(browser: Browser, loading: Loading): Promise<string[]> {
  const errors: string[] = [];
  const loads = Array.from({ length: LOADS }).keys();
  await Promise.all(Array.from({ length: AT_ONCE }, () => loadInTurn(browser, loading, loads, errors)));
  return errors;
}

/** One page that takes the loads that no other has taken. */
async function loadInTurn(
  browser: Browser,
  { kind, viewer, deployNext }: Loading,
  loads: Iterable<number>,
  errors: string[],
): Promise<void> {
  let page = await browser.newPage(viewer);
  let { found } = watchPage(page);
  for (const load of loads) {
    if (load % LOADS_PER_RELEASE === 0) await deployNext();
    const failure = await failureOf(loadAndTouch(page, kind.path));
    if (failure === undefined) continue;
    errors.push(...found, failure);
    // The browser does not answer for a page that hangs: its context ends with the browser.
    if (failure !== HANGS) await page.close();
    page = await browser.newPage(viewer);
    ({ found } = watchPage(page));
  }
  await page.close();
  errors.push(...found);
}

const HANGS = `it did not end in ${LOAD_LIMIT_MS / 1000} s`;

/** What a load failed with; undefined when it did not. */
async function failureOf(load: Promise<void>): Promise<string | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const hangs = new Promise<string>((resolve) => {
    limit = setTimeout(resolve, LOAD_LIMIT_MS, HANGS);
  });
  const failure = await Promise.race([load.then(() => undefined, String), hangs]);
  clearTimeout(limit);
  return failure;
}

/** Everything of the page runs: what is hydrated as a whole, and each island. */
async function loadAndTouch(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectPageReady(page);
  await page.waitForFunction(
    (started) => {
      const islands = [...document.querySelectorAll<HTMLElement>(started)];
      for (const island of islands) island.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }));
      return islands.every((island) => island.dataset.fragmentRoot === undefined);
    },
    STARTED,
    { timeout: ALL_THERE_MS, polling: 100 },
  );
}
