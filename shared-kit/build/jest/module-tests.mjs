// Jest's settings for tests of modules: `*.test.ts` run in Node, `*.test.tsx` in a simulated browser.
import { join } from 'node:path';

const SCRIPTS = '\\.[cm]?[jt]sx?$';

/** Sources are TypeScript; packages that are ES modules only go through it too. */
export const transform = {
  [SCRIPTS]: [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

export const moduleFileExtensions = ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'];

/** A project whose tests see a browser's globals, and whose components are taken away after each test. */
export const simulatedBrowser = {
  testEnvironment: join(import.meta.dirname, 'browser-environment.cjs'),
  testMatch: ['**/*.test.tsx'],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, 'no-styles.cjs') },
  setupFilesAfterEnv: [join(import.meta.dirname, 'browser-setup.cjs')],
};
