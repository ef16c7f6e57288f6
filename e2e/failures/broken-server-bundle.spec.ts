import { existsSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { residentMegabytes } from '../bench/process-memory';
import { BUNDLE_FAULTS, COMPONENT_FAULTS, STORE_FAULTS } from '../fixtures/broken-server-bundles';
import { treatmentsOf } from '../fixtures/buying';
import { type ExtraPageServer, startExtraPageServer } from '../fixtures/extra-page-server';
import { expectChromeUsable, isBrokenOnServer, matrixCell } from '../fixtures/failure-matrix';
import { type FileChanges, OwnReleases } from '../fixtures/own-releases';
import { inlinePageOf } from '../fixtures/page-list';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';
import { poland } from '../fixtures/words';

// One page server for all: releases are promoted and rolled back while it runs, as in production.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let releases: OwnReleases;
let server: ExtraPageServer;
let productPath = '';

test.beforeAll(async ({ baseURL, request }) => {
  test.setTimeout(300_000);
  const [treatment] = await treatmentsOf(request, poland);
  productPath = `${poland.words.womensZone}${treatment?.slug}/`;
  releases = await OwnReleases.make();
  server = await startExtraPageServer({ shopOrigin: baseURL ?? '', store: releases.folder });
});

test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
});

/** Where each module's server bundle is used: its own page, or one that holds its fragment. */
const SHOWN = [
  { module: 'catalog', path: () => '/strefa-kobiet/', isServed: true },
  { module: 'content', path: () => '/blog/', isServed: true },
  { module: 'cart-checkout', path: () => productPath, isServed: true },
  // Its bundle runs, and chooses client fallback for a visitor without a login.
  { module: 'panel', path: () => '/konto/logowanie/', isServed: false },
];

/** Waits until the page server shows this version. */
async function untilLive(request: APIRequestContext, module: string, version: string | undefined): Promise<void> {
  const versionShown = async (): Promise<string | undefined> => {
    // Another module's page: the deployed release must not meet the fault before the test does.
    const path = module === 'cart-checkout' ? '/konto/logowanie/' : '/koszyk/';
    const inline = inlinePageOf(await (await request.get(server.origin + path)).text());
    return inline.releases.find(({ name }) => name === module)?.version;
  };
  await expect.poll(versionShown, { timeout: 60_000, intervals: [100] }).toBe(version);
}

const takeBack = async (request: APIRequestContext, module: string): Promise<void> => {
  await releases.setLive({ [module]: releases.built[module] ?? '' });
  await untilLive(request, module, releases.built[module]);
};

interface SandboxEvent {
  message: string;
  tags: Record<string, string>;
}

/** A problem of this version reached the error-reporting service, tagged with module and version, and stands in the log. */
async function expectReported(request: APIRequestContext, module: string, version: string): Promise<void> {
  const reported = async (): Promise<string[]> => {
    const { events }: { events: SandboxEvent[] } = await (await request.get('/sandbox/sentry.json')).json();
    return events
      .filter(({ tags }) => tags.module === module && tags.version === version)
      .map(({ message }) => message);
  };
  const soon = { message: `reports of ${module}@${version}`, timeout: 60_000, intervals: [200] };
  await expect.poll(reported, soon).not.toEqual([]);
  const warned = server.log.filter((line) => line.includes(version) && JSON.parse(line).level >= 40);
  expect(warned, `what was logged about ${module}@${version}`).not.toEqual([]);
}

/** What the page shows with scripts: without them, a notice in an empty region has a heading too. */
const withScripts = (html: string): string => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');

let lastRelease = 0;
const publish = (module: string, changes: FileChanges): Promise<string> => {
  lastRelease += 1;
  return releases.publishAltered(module, `9.${lastRelease}.0`, changes);
};

for (const { module, path, isServed } of SHOWN.filter(isBrokenOnServer)) {
  for (const [fault, changes] of Object.entries({ ...BUNDLE_FAULTS, ...(isServed ? COMPONENT_FAULTS : {}) })) {
    test(
      `${module}: ${fault}: the page is whole all the same`,
      matrixCell(module, fault),
      async ({ page, request }) => {
        const version = await publish(module, changes);
        await releases.setLive({ [module]: version });
        await untilLive(request, module, version);

        const answer = await page.goto(server.origin + path(), { waitUntil: 'commit' });
        expect(answer?.status()).toBe(200);
        await expectChromeUsable(page);
        await expectPageReady(page);
        await expect(main(page).getByRole('alert')).toHaveCount(0);
        if (module === 'cart-checkout') {
          // A fragment costs its own region only: the server renders the page around it, if not for the first visitor,
          // who does not wait for what holds it up, then for the next.
          const around = async () => withScripts(await (await request.get(server.origin + path())).text());
          await expect.poll(around, { timeout: 60_000, intervals: [200] }).toContain('<h1');
          await expect(
            main(page).getByRole('button', { name: 'Dodaj do koszyka' }).filter({ visible: true }),
          ).toBeEnabled();
        }
        if (fault in COMPONENT_FAULTS) {
          await expectReported(request, module, version);
          const failed = await request.get(server.origin + path());
          expect(await failed.text(), 'what the loader says of the page').toMatch(/<title>(?!Aksamit<)[^<]+<\/title>/);
          expect(failed.headers()['cache-control']).not.toMatch(/=\d{2}/);
          const health = await (await request.get(`${server.origin}/healthz`)).json();
          expect(health.problems).toContainEqual(expect.objectContaining({ about: `${module}@${version}` }));
        }

        await takeBack(request, module);
        const mended = async () => withScripts(await (await request.get(server.origin + path())).text());
        const again = { message: 'the server renders again', timeout: 60_000, intervals: [200] };
        if (isServed) await expect.poll(mended, again).toContain('<h1');
        await expectReported(request, module, version);
      },
    );
  }

  for (const [fault, { path: file, harm }] of Object.entries(STORE_FAULTS)) {
    test(
      `${module}: ${fault}: the page is whole all the same`,
      matrixCell(module, fault),
      async ({ page, request }) => {
        const version = await publish(module, {});
        releases.damage(module, version, file, harm);
        await releases.setLive({ [module]: version });
        await expectReported(request, module, version);

        const answer = await page.goto(server.origin + path(), { waitUntil: 'commit' });
        expect(answer?.status()).toBe(200);
        await expectChromeUsable(page);
        await expectPageReady(page);
        await expect(heading(page)).toBeVisible();
        await takeBack(request, module);
      },
    );
  }
}

test('memory that a module took is given back, and others are answered throughout', async ({ request }) => {
  test.skip(!existsSync('/proc/self/status'), 'memory of processes is read from /proc');
  const other = async () => (await request.get(`${server.origin}/blog/`)).status();
  const memory = () => residentMegabytes(server.pid);
  const paths = ['/strefa-kobiet/', '/strefa-mezczyzn/', '/cennik/', '/salony/'];
  // A process that has rendered uses more memory than one that has not.
  for (const path of paths) await Promise.all([request.get(server.origin + path), other()]);
  const before = memory();

  const version = await publish('catalog', {
    'server.cjs': (source) => `${source}
      ;const held = [];
      module.exports.module.render = async () => { for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1)); };`,
  });
  await releases.setLive({ catalog: version });
  await untilLive(request, 'catalog', version);
  for (const path of paths) {
    const [hog, beside] = await Promise.all([request.get(server.origin + path), other()]);
    expect([hog.status(), beside]).toEqual([200, 200]);
    expect(memory(), 'megabytes while modules take what they can get').toBeLessThan(before + 4 * 400);
  }
  await takeBack(request, 'catalog');
  await expect.poll(memory, { message: 'megabytes afterwards', timeout: 60_000 }).toBeLessThan(before * 1.2);
});
