import { withReleases } from './whole-page';

const pageWith = (data: object) =>
  `<main></main><script type="application/json" id="aksamit-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><p>After</p>`;
const file = { url: '/assets/releases.x/shell@1.0.0.json', integrity: 'sha384-x' };
const releases = [{ name: 'catalog', version: '1.0.0', note: '</script>' }];

test('a page that names a file gets its releases, and names it no more', async () => {
  const load = jest.fn(async () => new Response(JSON.stringify({ releases, shell: { version: '2.0.0' } })));
  const html = await withReleases(pageWith({ status: 200, releases: [], versions: {}, releasesFile: file }), load);
  expect(load).toHaveBeenCalledWith(file.url);
  const data = { status: 200, releases, shell: { version: '2.0.0' } };
  expect(html).toBe(pageWith(data));
});

test('a page that contains its releases, and what is no page of the shop, stay as they are', async () => {
  const load = jest.fn();
  for (const html of [pageWith({ releases }), '<p>Other</p>']) expect(await withReleases(html, load)).toBe(html);
  expect(load).not.toHaveBeenCalled();
});

test('a file that the shop does not have is an error with its address', async () => {
  const load = async () => new Response('', { status: 404 });
  await expect(withReleases(pageWith({ releases: [], releasesFile: file }), load)).rejects.toThrow(
    `${file.url}) answer 404`,
  );
});
