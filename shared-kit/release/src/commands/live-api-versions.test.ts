import { createServer } from 'node:http';
import { liveApiVersions } from './live-api-versions';

async function asked(answer: string): Promise<string[] | null> {
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await liveApiVersions(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    server.close();
  }
}

test.each([
  [{ api: '1', compatibleFrom: '1' }, ['1']],
  [{ api: '4', compatibleFrom: '2' }, ['2', '3', '4']],
  [{ api: 'four', compatibleFrom: '2' }, null],
])('an API that reports %j answers to %j', async (version, versions) => {
  expect(await asked(JSON.stringify({ data: { version } }))).toEqual(versions);
});

test('no answer, or one that is none, is not known', async () => {
  expect(await asked('<html>')).toBeNull();
  expect(await liveApiVersions('http://127.0.0.1:9')).toBeNull();
});
