/** Names of code and of files, and comments, use the field's standard terms: what is found, and what may stay. */
import { root } from '../docs/documents';
import { findInCode, sourceFiles } from './check-code';
import { judgeWords } from './judge-words';

const found = (file: string, source: string): string[] =>
  findInCode(file, source).map(({ line, kind, text }) => `${line} ${kind} ${text}`);

it.each([
  ['shell/src/kept-pages.ts', '', ['1 file kept-pages']],
  ['e2e/a.ts', 'const told = 1;\n\ntold + tellStray;', ['1 name told', '3 name tellStray', '3 name tellStray']],
  ['e2e/a.ts', '// The reader is told.', ['1 comment reader', '1 comment told']],
  ['e2e/a.ts', '/**\n * A `reader`,\n * then: told.\n */', ['3 comment told']],
  ['e2e/a.ts', 'placeOrder; forgottenPassword; FileReader; stream.getReader(); storyteller; tryParse', []],
  [
    'e2e/a.ts',
    'findPlace; forgetOldCarts; wishedAt; onTrouble; MOST_TRIES',
    ['1 name findPlace', '1 name forgetOldCarts', '1 name wishedAt', '1 name onTrouble', '1 name MOST_TRIES'],
  ],
])('in %s: %j', (file, source, findings) => {
  expect(found(file, source)).toEqual(findings);
});

it('a notice is a word of the interface, and a replaced one of the API', () => {
  expect(found('mfe-panel/a.tsx', '<Notice />')).toEqual([]);
  expect(
    found('commerce-api/a.ts', 'readNotice(); NOTICE_HOURS; isWithinNotice; notice_too_short; cancellationNotice'),
  ).toEqual(['1 name readNotice']);
});

it('looks at the files of all packages', () => {
  const folders = new Set(sourceFiles(root).map((file) => file.split('/')[0]));
  expect([...folders]).toEqual(expect.arrayContaining(['commerce-api', 'e2e', 'mfe-panel', 'shared-kit', 'shell']));
});

describe('what may stay', () => {
  const findings = [...findInCode('shell/src/server/a.ts', 'told; kept'), ...findInCode('e2e/a.ts', 'leftTo')];
  const leftTo = { names: ['leftTo'], in: ['e2e/'], reason: 'contract' };

  it('every replaced word that no exception names is reported with its line and the term for it', () => {
    expect(judgeWords(findings, [leftTo])).toEqual([
      expect.stringMatching(/^shell\/src\/server\/a\.ts:1: "told"; rather /),
      expect.stringMatching(/^shell\/src\/server\/a\.ts:1: "kept"; rather /),
    ]);
  });

  it('an exception that nothing needs has to go: the whole, a name or a folder', () => {
    const wide = { names: ['leftTo', 'reader'], in: ['e2e/', 'shell/'], reason: 'contract' };
    expect(judgeWords(findings, [wide])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('nothing needs "reader"'),
        expect.stringContaining('nothing needs "shell/"'),
      ]),
    );
  });
});
