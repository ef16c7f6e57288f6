// dependency-cruiser 17 reads TypeScript through swc without JSX (its parse options are fixed) and does not distinguish
// type imports from others; its other way is TypeScript's own API, which TypeScript 7 does not have. Loaded with
// --require before it, this turns JSX on for .tsx files and, with CRUISE_TYPES=ignored, leaves out imports of types
// alone.
const swc = require('@swc/core');

const parseFile = swc.parseFileSync.bind(swc);

/** @param {import('@swc/core').ModuleItem} item */
const isTypeOnly = (item) => {
  if (item.type === 'ImportDeclaration') {
    const { typeOnly, specifiers } = item;
    const named = specifiers.map((each) => each.type === 'ImportSpecifier' && each.isTypeOnly);
    return typeOnly || (named.length > 0 && named.every(Boolean));
  }
  return item.type === 'ExportNamedDeclaration' && item.typeOnly;
};

/**
 * @param {string} file
 * @param {import('@swc/core').ParseOptions & { isModule?: true }} options
 */
const parseWithJsx = (file, options) => {
  const tree = parseFile(file, { ...options, syntax: 'typescript', tsx: /\.[jt]sx$/.test(file) });
  if (process.env.CRUISE_TYPES === 'ignored') tree.body = tree.body.filter((item) => !isTypeOnly(item));
  return tree;
};

Object.assign(swc, { parseFileSync: parseWithJsx });
