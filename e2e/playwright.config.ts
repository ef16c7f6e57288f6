import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../shared-kit/workspace/find-chromium';

// The whole shop is started once (global-setup.ts) unless BASE_URL names one that runs. Workers read this file again
// and find the port that the first reading chose.
const FIRST_PORT = 20_000;
const CHOICES = 10_000;
process.env.E2E_PORT ??= String(FIRST_PORT + 5 * Math.floor(Math.random() * (CHOICES / 5)));
const baseURL = process.env.BASE_URL || `http://localhost:${process.env.E2E_PORT}`;

// Workers read this file again and find the browsers that the first reading found: the one of the journeys, and the
// Chromium with all its parts for the tests that start one themselves.
const log = (line: string): void => void process.stdout.write(`${line}\n`);
process.env.HEADLESS_SHELL_PATH ||= await findHeadlessShell(log);
process.env.CHROMIUM_PATH ||= await findChromium(log);
const launchOptions = { args: CHROMIUM_FLAGS, executablePath: process.env.HEADLESS_SHELL_PATH };

/** Specs of one screen: they keep both languages on it. */
const DESKTOP_ONLY = [
  // They set the sizes themselves.
  'pictures',
  'prerender',
  'hydration',
  // No browser is in them, or what they test does not depend on the screen.
  'api-document',
  'every-address',
  'dev-server',
  'release-new-module',
  'release-preview',
  'release-while-open',
  'route-change',
  'version-mix',
];

/**
 * What the shop promises is tested in both languages and on both screens: Polish on the desktop and English on the phone,
 * as axe checks them. The way to an order is tested in each pair of them. `E2E_PAIRS=all` runs everything in each pair.
 * A run on named versions has one screen only.
 */
const IN_EACH_PAIR = ['a guest finds, orders and pays for a treatment'];
const isInEachPair = Boolean(process.env.E2E_VERSIONS) || process.env.E2E_PAIRS === 'all';
/** Titles that name an address (`at /en/`), but for those of each pair. */
const titlesAt = (address: string): RegExp => {
  const excepted = [...DESKTOP_ONLY.map((name) => `/${name}\\.spec`), ...IN_EACH_PAIR].join('|');
  return new RegExp(`^(?!.*(?:${excepted})).*\\bat ${address}`);
};
const exceptPhoneOnly = isInEachPair ? {} : { grepInvert: titlesAt('/en/') };
const exceptDesktopOnly = isInEachPair ? {} : { grepInvert: titlesAt('/(?!en/)') };

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'failures/**/*.spec.ts'],
  // Accepted pictures change by `npm run screens -- --accept` alone.
  snapshotPathTemplate: '{testDir}/screens/accepted/{arg}{ext}',
  updateSnapshots: 'none',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  globalTeardown: './global-teardown.ts',
  fullyParallel: true,
  workers: 2,
  // A slow moment of CI's machine blocks no merge; what needed the retry is listed as a defect to fix.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['./reporters/failure-matrix-reporter.ts'],
    ['./reporters/flaky-tests-reporter.ts'],
    // With what tests attach: pictures of each kind of page and of the main screens, steps and fields of a purchase.
    ['html', { open: 'never', outputFolder: '../reports/journeys' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions,
    ...(process.env.E2E_STORAGE_STATE ? { storageState: process.env.E2E_STORAGE_STATE } : {}),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Steps, requests and console messages. The film strip and the copies of the page at each step, which `--trace on`
    // adds, take close to half of the processor's time, of every test that passes too. CI records the retry alone: each
    // answer's body is read out of the browser for a record.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, before journeys change what the shop's pages show.
    { name: 'screens', testMatch: 'screens/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'desktop', ...exceptPhoneOnly, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      ...exceptDesktopOnly,
      testIgnore: ['failures/**', ...DESKTOP_ONLY.map((name) => `journeys/${name}.spec.ts`)],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
