// Jest for the whole workspace. Projects are picked by `npm test -- unit`, `npm test -- api`, `npm test -- start`.
// Unit tests beside the code: `*.test.ts` run in Node, `*.test.tsx` in a simulated browser.
import { cpus } from 'node:os';
import { moduleFileExtensions, simulatedBrowser, transform } from '@aksamit/build/jest';

const ignored = ['/node_modules/', '/dist/', '/\\.data/', '/\\.cache/', '/e2e/journeys/', '/e2e/failures/'];

/** @type {import('jest').ProjectConfig | object} */
const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  moduleFileExtensions,
  transform,
  // Packages that are ES modules only; `cookie` comes with fastify's app.inject().
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
  restoreMocks: true,
};

export default {
  // Long enough for a machine that is busy with other things, also for the first file that makes the template database;
  // no test measures time.
  testTimeout: 180_000,
  maxWorkers: Math.max(1, Math.min(4, cpus().length)),
  // A net: a worker that has grown is replaced between two files, before it collects garbage more than it tests and takes
  // longer to exit than jest waits. API tests do not need it: their heap stays at 150 MB over 19 files.
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '\\.api\\.test\\.ts$', '\\.start\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'unit-browser',
      ...simulatedBrowser,
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['**/*.api.test.ts'],
      globalSetup: '<rootDir>/shared-kit/workspace/jest/start-test-postgres.ts',
      globalTeardown: '<rootDir>/shared-kit/workspace/jest/stop-test-postgres.ts',
      setupFilesAfterEnv: ['<rootDir>/commerce-api/statements/record/record-statements.ts'],
    },
    {
      ...shared,
      displayName: 'start',
      testEnvironment: 'node',
      testMatch: ['**/*.start.test.ts'],
    },
  ],
};
