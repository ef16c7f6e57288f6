import { browserSource, declarationSource } from './page-source';

const FILE = `
import { jsx } from 'react/jsx-runtime';
import { definePages } from '@aksamit/module-sdk/pages';
import { zonePaths, unused } from './paths';
import { listQuery } from './list-query';
import './zone.css';
const Box = styled.div({ color: 'red' });
const query = ['sort'];
export default definePages({ layout: 'plain', rendering: 'public', query, load }, [
  { name: 'women', patterns: zonePaths('women'), component: WomensPage },
  { name: 'men', patterns: zonePaths('men'), load: menOnly(load), component: MensPage },
  { name: 'all', patterns: zonePaths('all'), component: WomensPage, act: sendForm },
]);
async function load(input) {
  return input.fetch(listQuery);
}
const menOnly = (one) => one;
const sendForm = async () => listQuery;
export function WomensPage() {
  return jsx(Box, { load: true });
}
function MensPage() {
  return jsx(WomensPage, {});
}
window.seen = 1;
`;

test('the declaration has the data and what they are computed from, nothing that runs React', () => {
  const source = declarationSource(FILE, 'page');
  expect(source).toContain("import { zonePaths, unused } from './paths';");
  expect(source).toContain("const query = ['sort'];");
  expect(source).toContain("{ name: 'men', patterns: zonePaths('men'), load: true, component: \"MensPage\" }");
  expect(source).toContain('act: true');
  expect(source).not.toMatch(/jsx|styled|list-query|zone\.css|window|function|sendForm/);
});

test('browsers get the components and what they need, nothing that only loaders use', () => {
  const source = browserSource(FILE, 'page');
  expect(source).toContain('export { WomensPage as $WomensPage, MensPage as $MensPage };');
  expect(source).toMatch(/jsx-runtime.*zone\.css.*styled\.div.*window\.seen/s);
  expect(source).not.toMatch(/definePages|zonePaths|listQuery|menOnly|sendForm|\['sort'\]/);
});

test('a parameter is no use of what is declared under its name', () => {
  const file = `
const props = schema();
const used = 1;
export default definePage({ name: 'gift', query: props, component: Gift });
function Gift(props) {
  const one = ({ used: [inner], ...rest }, most = used) => inner + rest + most;
  return one(props);
}`;
  const source = browserSource(file, 'page');
  expect(source).not.toContain('schema');
  expect(source).toContain('const used = 1;');
});

test('lines stay where they were, for errors and source maps', () => {
  const lineOf = (source: string) => source.split('\n').findIndex((line) => line.startsWith('function MensPage'));
  expect(lineOf(browserSource(FILE, 'page'))).toBe(lineOf(FILE));
});

test.each([
  ['export const page = definePage({});', 'it defines no page'],
  ['export default makePage({});', 'it defines no page'],
  ['const page = {}; export default definePage(page);', 'a page is not an object literal'],
  ['export default definePages({}, pages);', 'definePages lists no pages'],
  ['export default definePages({ component: A }, [...pages]);', 'a page is not an object literal'],
  ["export default definePage({ name: 'gift', component: () => null });", 'the component of page "gift" is not named'],
])('what cannot be read is refused: %s', (source, message) => {
  expect(() => declarationSource(source, 'page')).toThrow(message);
  expect(() => browserSource(source, 'page')).toThrow(message);
});
