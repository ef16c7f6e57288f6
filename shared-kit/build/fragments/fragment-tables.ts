import { createRequire } from 'node:module';
import { componentExport } from '../pages/page-source';
import type { DeclaredFragment } from './read-fragments';

const require = createRequire(import.meta.url);

/** File of the kit whose content the build replaces by a fragment's script. */
export const BROWSER_FRAGMENT = require.resolve('@aksamit/module-sdk/fragments/browser');

const quote = (text: string): string => JSON.stringify(text);

/**
 * Content of the kit's `fragments/browser?fragment=<name>`: the script that the host loads, with all versions that the
 * module offers of the fragment.
 * @param module the offering module's name
 * @param offered versions of this fragment
 * @throws when there is none
 */
export function fragmentScript(module: string, name: string, offered: readonly DeclaredFragment[]): string {
  const [newest, ...earlier] = newestFirst(offered);
  if (!newest) throw new Error(`Failed to build fragment "${name}": no file defines it.`);
  const numbered = earlier.map((fragment, index) => `${fragment.version}: component${index + 1}`);
  const statics = offered.flatMap(({ version, isStatic }) => (isStatic ? [version] : []));
  return [
    "import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';",
    ...[newest, ...earlier].flatMap((fragment, index) => imports(fragment, index)),
    'export const { contract, mount } = createBrowserFragment({',
    `  module: ${quote(module)},`,
    `  name: ${quote(name)},`,
    '  component: component0,',
    ...(earlier.length > 0 ? [`  earlier: { ${numbered.join(', ')} },`] : []),
    ...(statics.length > 0 ? [`  staticVersions: [${statics.join(', ')}],`] : []),
    `  resources: ${resources(1 + earlier.length)},`,
    '});',
  ].join('\n');
}

/** What the server registers: code that declares the constant `fragments`, the public ones by name. */
export function serverFragments(declared: readonly DeclaredFragment[]): string[] {
  const offered = declared.filter(({ rendering }) => rendering === 'public');
  const names = [...new Set(offered.map(({ name }) => name))];
  let next = 0;
  const code = names.map((name) => {
    const versions = newestFirst(offered.filter((fragment) => fragment.name === name));
    const first = next;
    next += versions.length;
    const [newest = '', ...earlier] = versions.map((fragment, index) => shown(fragment, first + index));
    const numbered = earlier.map((one, index) => `${versions[index + 1]?.version}: { ${one} }`);
    return {
      imports: versions.flatMap((fragment, index) => [
        ...imports(fragment, first + index),
        ...(fragment.hasLoader ? [`import load${first + index} from ${quote(`${fragment.file}?load`)};`] : []),
      ]),
      entry:
        `  ${quote(name)}: { ${newest}, resources: ${resources(versions.length, first)}` +
        `${numbered.length > 0 ? `, earlier: { ${numbered.join(', ')} }` : ''} },`,
    };
  });
  return [
    ...code.flatMap((fragment) => fragment.imports),
    'const fragments = {',
    ...code.map(({ entry }) => entry),
    '};',
  ];
}

const newestFirst = (fragments: readonly DeclaredFragment[]): DeclaredFragment[] =>
  [...fragments].sort((a, b) => b.version - a.version);

/** Imports of a version: its component and its texts are two modules, since a module of components alone is replaced while it runs. */
const imports = ({ file, component }: DeclaredFragment, index: number): string[] => [
  `import { ${componentExport(component)} as component${index} } from ${quote(file)};`,
  `import texts${index} from ${quote(`${file}?texts`)};`,
];

const shown = ({ hasLoader, isStatic }: DeclaredFragment, index: number): string =>
  `component: component${index}${hasLoader ? `, load: load${index}` : ''}${isStatic ? ', isStatic: true' : ''}`;

/** Texts of all versions; where they share a key, the newest version's text is used. */
function resources(count: number, first = 0): string {
  if (count === 1) return `texts${first}`;
  const oldestFirst = Array.from({ length: count }, (_, index) => `texts${first + count - 1 - index}`);
  const inLanguage = (language: string) => `{ ${oldestFirst.map((texts) => `...${texts}.${language}`).join(', ')} }`;
  return `{ pl: ${inLanguage('pl')}, en: ${inLanguage('en')} }`;
}
