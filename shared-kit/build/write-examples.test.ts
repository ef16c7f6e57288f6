import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseExamples } from '@aksamit/contracts/platform';
import { answersOf, RECORDING, readRecording, writeExamples } from './write-examples';

const root = join(__dirname, '..', '..');
let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'write-examples-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const written = () => releaseExamples.parse(JSON.parse(readFileSync(join(workspace, 'examples.json'), 'utf8')));

const page = {
  layout: 'plain' as const,
  rendering: 'public' as const,
  patterns: { pl: ['/a/'], en: ['/a/'] },
  query: [],
};
const pages = [
  { ...page, name: 'start' },
  { ...page, name: 'item', example: { params: { slug: 'x' } } },
];

test('a release carries its pages’ examples and the recorded answers of what pages ask for', () => {
  const file = join(workspace, RECORDING);
  mkdirSync(dirname(file), { recursive: true });
  const call = { params: {}, query: {}, body: null, status: 200, answer: { data: 1 }, hasEtag: true };
  const recorded = ['GET /items', 'POST /items', 'GET /admin/items', 'GET /orders/{id}/invoice'].map((name) => [
    name,
    call,
  ]);
  recorded.push(['GET /items/{slug}', { ...call, params: { slug: 'soap' } }]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(recorded)));
  writeExamples({ root: workspace, output: workspace, pages });
  expect(written()).toEqual({
    pages: { item: { params: { slug: 'x' } } },
    answers: {
      '/api/items': { status: 200, params: {}, body: { data: 1 } },
      '/api/items/{slug}': { status: 200, params: { slug: 'soap' }, body: { data: 1 } },
    },
  });
});

test('a module without the API beside it carries what its pages declare', () => {
  writeExamples({ root: workspace, output: workspace, pages });
  expect(written()).toEqual({ pages: { item: { params: { slug: 'x' } } }, answers: {} });
});

test('the API’s own recording is read: a treatment with its slug, nothing of the staff', () => {
  const answers = answersOf(readRecording(root));
  expect(answers['/api/products/{slug}']).toMatchObject({ status: 200, params: { slug: expect.any(String) } });
  expect(Object.keys(answers).filter((path) => /admin|invoice|images/.test(path))).toEqual([]);
});
