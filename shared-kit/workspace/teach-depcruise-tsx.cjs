// dependency-cruiser 17 reads TypeScript through swc without JSX (its parse options are fixed) and does not tell type
// imports from others; its other way is TypeScript's own API, which TypeScript 7 does not have. Loaded with --require
// before it, this turns JSX on for .tsx files and, with CRUISE_TYPES=ignored, leaves out imports of types alone.
const swc = require('@swc/core');

const parseFile = swc.parseFileSync.bind(swc);

const isTypeOnly = (item) =>
  (item.type === 'ImportDeclaration' || item.type === 'ExportNamedDeclaration') &&
  (item.typeOnly === true ||
    (item.specifiers.length > 0 && item.specifiers.every((specifier) => specifier.isTypeOnly === true)));

swc.parseFileSync = (file, options) => {
  const tree = parseFile(file, { ...options, tsx: /\.[jt]sx$/.test(file) });
  if (process.env.CRUISE_TYPES === 'ignored') tree.body = tree.body.filter((item) => !isTypeOnly(item));
  return tree;
};
