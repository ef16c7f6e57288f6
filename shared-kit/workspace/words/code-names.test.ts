import { codeParts, wordsOf } from './code-names';

/** `#{` stands for the start of a placeholder. */
const namesIn = (source: string): string[] =>
  codeParts(source.replaceAll('#{', '${'))
    .filter(({ kind }) => kind === 'name')
    .map(({ text }) => text);

it.each([
  ["const a = 'told';", ['const', 'a']],
  ['const a = "told it\'s"; b', ['const', 'a', 'b']],
  ['sql`select told, #{wish} from #{`x #{inner} said`} where kept`; after', ['sql', 'wish', 'inner', 'after']],
  ['`#{f({ a: `#{g}` })} told`; after', ['f', 'a', 'g', 'after']],
  ["text.match(/'told/g); after", ['text', 'match', 'after']],
  ['half / whole / third', ['half', 'whole', 'third']],
  ['<div data-cart-place="" hidden />', ['div', 'data', 'hidden']],
])('names in %j', (source, names) => {
  expect(namesIn(source)).toEqual(names);
});

it('comments are found with their lines, addresses in strings are none', () => {
  const parts = codeParts("const a = 'https://x';\n// One.\n/* Two,\n * three. */\nb");
  expect(parts.filter(({ kind }) => kind === 'comment')).toEqual([
    { kind: 'comment', text: '// One.', line: 2 },
    { kind: 'comment', text: '/* Two,\n * three. */', line: 3 },
  ]);
  expect(parts.at(-1)).toEqual({ kind: 'name', text: 'b', line: 5 });
});

it.each([
  ['isLeftTo', 'is left to'],
  ['KEPT_MS', 'kept ms'],
  ['kept-pages', 'kept pages'],
  ['HTTPReader2Wish', 'http reader2 wish'],
  ['_told', 'told'],
])('%s: %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
