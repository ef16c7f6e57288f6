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

/**
 * Failures and recoveries are tested in both languages and on both screens, but not in each pair of them: Polish on the
 * desktop, English on the phone, as axe checks them. A run on named versions has one screen only.
 */
const IN_ONE_PAIR = [
  'checkout-errors',
  'complaint',
  'login-midway',
  'lost-slots',
  'panel-account',
  'panel-orders',
  'panel-errors',
  'panel-visits',
  'pay-again',
  'staff-calendar',
  'staff-orders',
  'staff-offer',
  'staff-desk',
  'waiting-list',
];
/** Of these modules the layout is checked in every size and language as their screens are pictured. */
const ALSO_IN_ONE_PAIR = 'every-page\\.spec\\.ts.*every page of (?:content|panel|cart-checkout)';
const titlesOf = (address: string): RegExp =>
  new RegExp(`journeys/(?:(?:${IN_ONE_PAIR.join('|')})\\.spec\\.ts.*|${ALSO_IN_ONE_PAIR}) at ${address}`);
const isOnNamedVersions = Boolean(process.env.E2E_VERSIONS);
const exceptPhoneOnly = isOnNamedVersions ? {} : { grepInvert: titlesOf('/en/') };
const exceptDesktopOnly = isOnNamedVersions ? {} : { grepInvert: titlesOf('/(?!en/)') };

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'failures/**/*.spec.ts'],
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
    // adds, take close to half of the processor's time, of every test that passes too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...exceptPhoneOnly, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      ...exceptDesktopOnly,
      // Failures, recoveries and releases do not depend on the screen.
      testIgnore: [
        'failures/**',
        'journeys/hydration.spec.ts',
        // They set the sizes themselves.
        'journeys/pictures.spec.ts',
        'journeys/prerender.spec.ts',
        // No browser is in them.
        'journeys/api-document.spec.ts',
        'journeys/every-address.spec.ts',
        'journeys/dev-server.spec.ts',
        'journeys/release-*.spec.ts',
        'journeys/route-change.spec.ts',
        'journeys/version-mix.spec.ts',
      ],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
