import type { Fact } from '../record/fact';
import { HOLE } from '../record/fact';
import { failures } from './check-rows';
import type { SourceTemplate } from './source-template';

const template = (file: string, text: string): SourceTemplate => ({
  file,
  template: text,
  position: `${file}:7`,
  rows: undefined,
});

const OUTER = template('list.ts', `select ${HOLE} from products`);
const NAMES = template('facts.ts', 'products.lead');
const OTHER = template('order.ts', 'products.name');

const part = ({ file, template: text }: SourceTemplate) => ({ site: { file, template: text }, start: 0, end: 1 });

const fact: Fact = {
  text: 'select products.lead, products.name from products',
  sites: [{ file: OUTER.file, template: OUTER.template }],
  builtBy: [],
  parts: [part(NAMES), part(OTHER)],
  columns: [],
  rows: [],
} as unknown as Fact;

test.each([
  'column products.lead does not exist',
  'column "lead" does not exist',
  'column "lead" of relation "products" does not exist',
])('names the statement and the part that holds the missing column: %s', (why) => {
  const lines = failures([OUTER, NAMES, OTHER], new Map([[fact, why]]));

  expect(lines.map((line) => line.split(' ')[0])).toEqual(['facts.ts:7', 'list.ts:7']);
});

test('names the statement alone for any other refusal', () => {
  const lines = failures([OUTER, NAMES, OTHER], new Map([[fact, 'relation "products" does not exist']]));

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^list\.ts:7 /);
});
