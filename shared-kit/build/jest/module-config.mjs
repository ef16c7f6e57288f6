// The configuration of `aksamit-module test`, for the module in the current folder.
import { moduleFileExtensions, simulatedBrowser, transform } from './module-tests.mjs';

const shared = {
  rootDir: process.cwd(),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleFileExtensions,
  transform,
  // The installed kit is ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@aksamit/)'],
  restoreMocks: true,
};

export default {
  rootDir: process.cwd(),
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    { ...shared, displayName: 'browser', ...simulatedBrowser },
  ],
};
