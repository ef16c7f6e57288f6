import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { completeReleases, ReleasesGoneError, versionOf } from './releases-file';

const file = { url: '/assets/releases.0123456789abcdef/shell@1.0.0.json', integrity: 'sha384-x' };
const catalog = { name: 'catalog', version: '1.0.0' } as BrowserRelease;
const shell = { version: '2.0.0', baseUrl: '/assets/shell/2.0.0/', integrity: { 'browser/app.js': 'sha384-y' } };

const pageWith = (more: Partial<InlinePage>) => ({ releases: [], ...more }) as unknown as InlinePage;
const answering = (body: unknown, status = 200) => {
  const fetched = jest.fn(async (_url: unknown, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
  globalThis.fetch = fetched as typeof fetch;
  return fetched;
};

test('the page is completed from the file that it names, which the browser checks', async () => {
  const fetched = answering({ releases: [catalog], shell });
  const page = pageWith({ releasesFile: file, versions: { catalog: '1.0.0' } });
  expect([versionOf(page, 'catalog'), versionOf(page, 'content')]).toEqual(['1.0.0', undefined]);
  await completeReleases(page, 0);
  expect(page).toMatchObject({ releases: [catalog], shell });
  expect(fetched.mock.calls).toEqual([[file.url, expect.objectContaining({ integrity: file.integrity })]]);
  await completeReleases(page, 0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a retry uses no cached response, which may be what failed', async () => {
  const fetched = answering({ releases: [] });
  await completeReleases(pageWith({ releasesFile: file }), 0);
  expect(fetched.mock.calls[0]?.[1]?.cache).toBeUndefined();
  await completeReleases(pageWith({ releasesFile: file }), 1);
  expect(fetched.mock.calls[1]?.[1]?.cache).toBe('reload');
});

test('a page that contains its releases requests none', async () => {
  const fetched = answering({});
  await completeReleases(pageWith({ releases: [catalog] }), 0);
  await completeReleases(pageWith({}), 0);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that cannot be had fails, and is gone once a retry fails while there is a network', async () => {
  const page = pageWith({ releasesFile: file });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const fetched = answering({}, 503);
  const first = await completeReleases(page, 0).catch((error: unknown) => error);
  expect(first).toMatchObject({ message: 'Failed to load the releases of the page: it answers 503.' });
  expect(first).not.toBeInstanceOf(ReleasesGoneError);
  // As browsers reject a response whose hash is wrong, an error's among them.
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(completeReleases(page, 1)).rejects.toThrow(ReleasesGoneError);
  online.mockReturnValue(false);
  expect(await completeReleases(page, 2).catch((error: unknown) => error)).not.toBeInstanceOf(ReleasesGoneError);
  expect(page.releases).toEqual([]);
});
