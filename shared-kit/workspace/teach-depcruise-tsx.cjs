// dependency-cruiser 17 reads TypeScript through swc without JSX (its parse options are fixed); its other way is
// TypeScript's own API, which TypeScript 7 does not have. Loaded with --require before it, this turns JSX on for .tsx
// files. Imports of types alone are seen like all others.
const swc = require('@swc/core');

const parseFile = swc.parseFileSync.bind(swc);

/**
 * @param {string} file
 * @param {import('@swc/core').ParseOptions & { isModule?: true }} options
 */
const parseWithJsx = (file, options) =>
  parseFile(file, { ...options, syntax: 'typescript', tsx: /\.[jt]sx$/.test(file) });

Object.assign(swc, { parseFileSync: parseWithJsx });
