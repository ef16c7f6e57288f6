import { renewIfOutdated } from './outdated-page';

const fetchPage = jest.fn();
const reload = jest.fn();

interface Opened {
  activationStart?: number;
  deliveryType?: string;
  version?: string | undefined;
}

/** @param etag of the page as the server has it now; null: it answers with an error */
async function open(
  { activationStart = 0, deliveryType = '', version = 'abc' }: Opened,
  etag: string | null,
  signal = new AbortController().signal,
): Promise<void> {
  fetchPage.mockReset().mockResolvedValue({ ok: etag !== null, headers: new Headers(etag === null ? {} : { etag }) });
  reload.mockReset();
  const serverTiming = [{ name: 'page', description: version }];
  Object.assign(performance, { getEntriesByType: () => [{ activationStart, deliveryType, serverTiming }] });
  Object.assign(globalThis, { fetch: fetchPage });
  renewIfOutdated(signal, reload);
  await Promise.resolve();
  await Promise.resolve();
}

test('a page that was prerendered or prefetched is loaded again when the server has another version', async () => {
  await open({ activationStart: 900 }, 'W/"xyz"');
  expect(fetchPage).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
  expect(reload).toHaveBeenCalledTimes(1);
  await open({ deliveryType: 'navigational-prefetch' }, '"xyz"');
  expect(reload).toHaveBeenCalledTimes(1);
  // A preview's pages have no version.
  await open({ activationStart: 900 }, '');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that is still right stays, and so does one that the server cannot answer for', async () => {
  await open({ activationStart: 900 }, 'W/"abc"');
  expect(reload).not.toHaveBeenCalled();
  await open({ activationStart: 900 }, null);
  expect(reload).not.toHaveBeenCalled();
});

test('one that the visitor has begun to use stays', async () => {
  await open({ activationStart: 900 }, 'W/"xyz"', AbortSignal.abort());
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was loaded when it was opened asks nothing', async () => {
  await open({}, 'W/"xyz"');
  expect(fetchPage).not.toHaveBeenCalled();
});
