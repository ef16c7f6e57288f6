/** Name → relative address of what a page map imports under that name. */
function importedNames(source: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"](\.[^'"]+)['"]/g)) {
    for (const part of (match[1] ?? '').split(',')) {
      const name = part
        .trim()
        .split(/\s+as\s+/)
        .at(-1);
      if (name) names.set(name, match[2] ?? '');
    }
  }
  // const articlePage = lazy(() => import('../pages/article-page'))
  for (const match of source.matchAll(/const\s+(\w+)\s*=\s*lazy\(([\s\S]*?)\n?\)\s*;/g)) {
    const address = /import\s*\([^)]*?['"](\.[^'"]+)['"]/.exec(match[2] ?? '')?.[1];
    if (match[1] && address) names.set(match[1], address);
  }
  // const zonePage = () => import('../pages/zone-page'), for several pages of one file
  for (const match of source.matchAll(/const\s+(\w+)\s*=\s*\(\)\s*=>\s*import\s*\([^)]*?['"](\.[^'"]+)['"]/g)) {
    if (match[1] && match[2]) names.set(match[1], match[2]);
  }
  return names;
}

/**
 * The file that a module's page map (src/app/pages.ts) gives for a page, as a relative address. Reads the text: the map
 * itself loads browser code. Handles an imported component, a `lazy` one, and one for many names (after `??`, or spread).
 */
export function pageAddress(pageMap: string, page: string): string | undefined {
  const names = importedNames(pageMap);
  const entry = new RegExp(
    `(?:^|[\\s{,])['"]?${page}['"]?\\s*:\\s*([\\s\\S]*?)(?=,\\s*\\n\\s*(?:['"\\w-]+\\s*:|\\})|\\n\\s*\\}\\s*;)`,
  );
  const value = entry.exec(pageMap)?.[1]?.trim();
  if (value !== undefined) {
    const lazy = /import\s*\([^)]*?['"](\.[^'"]+)['"]/.exec(value)?.[1];
    const loader = /\bawait\s+(\w+)\(\)/.exec(value)?.[1];
    return lazy ?? names.get(loader ?? value.replace(/\W.*$/s, ''));
  }
  const fallBack = (/\?\?\s*(\w+)/.exec(pageMap) ?? /\.map\(\((?:name)\) => \[name, (\w+)\]\)/.exec(pageMap))?.[1];
  return fallBack === undefined ? undefined : names.get(fallBack);
}

const CALL = /(['"])((?:GET|POST|PUT|DELETE) \/[^'"\s]*)\1/g;

/** API calls in a source text, which are made by name: `GET /products/{slug}`. */
export const apiCalls = (source: string): string[] => [...source.matchAll(CALL)].map(([, , name = '']) => name);

/** Fragments that a source text shows: `cart-checkout/add-to-cart`. */
export const fragmentsShown = (source: string): string[] =>
  [...source.matchAll(/<Fragment\b([\s\S]*?)\/?>/g)].flatMap(([, attributes = '']) => {
    const name = /\bname=["']([^"']+)/.exec(attributes)?.[1];
    const module = /\bmodule=["']([^"']+)/.exec(attributes)?.[1];
    return name === undefined ? [] : [module === undefined ? name : `${module}/${name}`];
  });
