import { withExtensions } from './declarations';

const files = new Set(['/x/a.d.ts', '/x/b/index.d.ts', '/c.d.ts']);
const complete = (text: string) => withExtensions(text, '/x', (file) => files.has(file));

test('a relative specifier gets the name of its file', () => {
  expect(complete("export { a } from './a';")).toBe("export { a } from './a.js';");
  expect(complete("export * from './b';")).toBe("export * from './b/index.js';");
  expect(complete('type C = import("../c").C;')).toBe('type C = import("../c.js").C;');
});

test('packages, and files that are no declarations, stay', () => {
  for (const text of ["import { z } from 'zod';", "import made from './topics.json';"])
    expect(complete(text)).toBe(text);
});
