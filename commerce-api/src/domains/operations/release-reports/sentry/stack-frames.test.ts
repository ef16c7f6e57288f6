import { readStack } from './stack-frames';

const ASSETS = 'https://shop.test/assets/catalog/1.1.0/browser';

test('reads Chromium’s frames, the oldest first', () => {
  const stack = `TypeError: x is not a function
    at Ye (${ASSETS}/app.js:1:234)
    at async Object.load (${ASSETS}/page.js:2:5)
    at new Thing (webpack-internal:///./src/a.ts:3:6)
    at ${ASSETS}/entry.js:4:7
    at Array.map (<anonymous>)
    at chrome-extension://abc/content.js:5:8`;
  expect(readStack(stack)).toEqual([
    { filename: 'chrome-extension://abc/content.js', function: '?', lineno: 5, colno: 8, in_app: false },
    { filename: `${ASSETS}/entry.js`, function: '?', lineno: 4, colno: 7, in_app: true },
    { filename: 'webpack-internal:///./src/a.ts', function: 'new Thing', lineno: 3, colno: 6, in_app: false },
    { filename: `${ASSETS}/page.js`, function: 'Object.load', lineno: 2, colno: 5, in_app: true },
    { filename: `${ASSETS}/app.js`, function: 'Ye', lineno: 1, colno: 234, in_app: true },
  ]);
});

test('reads Firefox’s and Safari’s frames', () => {
  const stack = `render/<@${ASSETS}/app.js:12:34\n@${ASSETS}/entry.js:1:2\n[native code]`;
  expect(readStack(stack)).toEqual([
    { filename: `${ASSETS}/entry.js`, function: '?', lineno: 1, colno: 2, in_app: true },
    { filename: `${ASSETS}/app.js`, function: 'render/<', lineno: 12, colno: 34, in_app: true },
  ]);
});

test.each(['', 'nothing of the kind', ' at (', '@:1:2'])('finds none in %j', (stack) => {
  expect(readStack(stack)).toEqual([]);
});

test('keeps the 50 nearest to the problem', () => {
  const frames = readStack(Array.from({ length: 80 }, (_, line) => `    at ${ASSETS}/a.js:${line + 1}:1`).join('\n'));
  expect(frames).toHaveLength(50);
  expect(frames.at(-1)?.lineno).toBe(1);
});
