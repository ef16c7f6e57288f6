import { callApi } from '@aksamit/module-sdk/api';
import { createHttpClient } from '@aksamit/module-sdk/http';
import { responseShapes } from './response-shapes';

const built = globalThis as { __RESPONSE_SHAPES__?: unknown };
beforeAll(() => {
  built.__RESPONSE_SHAPES__ = responseShapes(['GET /version']);
});
afterAll(() => {
  delete built.__RESPONSE_SHAPES__;
});

const connection = (data: unknown) =>
  createHttpClient({
    apiOrigin: '',
    marketSlug: 'pl',
    locale: 'pl',
    fetch: async () => new Response(JSON.stringify({ data })),
  });

const version = { api: '1', compatibleFrom: '1' };

test('a call judges its response by the shapes that the build wrote, whatever the API adds', async () => {
  const data = { version: { ...version, addedLater: 1 }, alsoAdded: true };
  expect((await callApi(connection(data), 'GET /version')).data).toEqual(data);
  await expect(callApi(connection({ version: { api: 1 } }), 'GET /version')).rejects.toMatchObject({
    code: 'invalid_response',
    details: { call: 'GET /version', field: 'data.version.api' },
  });
});

test('a call that the build found in no source has no shape and is not judged', async () => {
  expect((await callApi(connection({ user: 1 }), 'GET /me')).data).toEqual({ user: 1 });
});
