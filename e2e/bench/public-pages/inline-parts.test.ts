import { inlineParts, withoutScripts } from './inline-parts';

const HTML = [
  '<head><style data-emotion="a b">p{color:red}</style>',
  '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/a.woff2">',
  '<script type="application/ld+json">{"@type":"Product"}</script></head>',
  '<body><h1>Żel</h1><script type="application/json" id="data">{"name":"ż"}</script><script>go()</script>',
  '<template id="late-scripts"><script defer src="/main.js"></script></template></body>',
].join('');

test('adds up data, styles and scripts of a document in bytes, without data for search engines', () => {
  expect(inlineParts(HTML)).toEqual({ dataBytes: 13, styleBytes: 12, scriptBytes: 4 });
});

test('a static copy keeps text, styles, fonts and structured data, and loses everything that runs', () => {
  const copy = withoutScripts(HTML);

  expect(copy).toContain('<h1>Żel</h1>');
  expect(copy).toContain('p{color:red}');
  expect(copy).toContain('/a.woff2');
  expect(copy).toContain('ld+json');
  expect(copy).not.toMatch(/a\.js|main\.js|go\(\)|application\/json|late-scripts/);
});
