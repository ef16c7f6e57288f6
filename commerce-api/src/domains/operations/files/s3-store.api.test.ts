/** The bucket instead of the folder: addresses signed as AWS documents it, and a bucket that validates requests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { newVisitor } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { signS3 } from './s3-store';

test("the signature is the one of AWS's own example", async () => {
  const signed = await signS3(
    {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    },
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Expires=86400'),
      inQuery: true,
      datetime: '20130524T000000Z',
    },
  );
  expect(new URL(signed.url).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

describe('with a bucket', () => {
  let bucket: Server;
  let shop: TestApp;
  const objects = new Map<string, Buffer>();

  beforeAll(async () => {
    bucket = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const isSigned = url.searchParams.has('X-Amz-Signature') || request.headers.authorization?.startsWith('AWS4-');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (!isSigned || !url.pathname.startsWith('/pictures/')) response.statusCode = 403;
        else if (request.method === 'PUT') objects.set(url.pathname, Buffer.concat(chunks));
        else if (request.method === 'DELETE') objects.delete(url.pathname);
        else if (!objects.has(url.pathname)) response.statusCode = 404;
        response.end(request.method === 'GET' ? objects.get(url.pathname) : undefined);
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    shop = await createTestApp({
      env: {
        S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((resolve) => bucket.close(resolve));
  });

  async function upload(bytes: Buffer) {
    const headers = await newVisitor(shop);
    const body = { fileName: 'x.png', mimeType: 'image/png', size: bytes.length };
    const { fileUpload } = (await shop.call('POST', '/api/file-uploads', { headers, body })).json().data;
    expect(new URL(fileUpload.putUrl).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    const sent = new Uint8Array(bytes);
    await fetch(fileUpload.putUrl, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: sent });
    expect([...objects.keys()]).toEqual([`/pictures/incoming/${fileUpload.id}`]);
    return (await shop.call('GET', `/api/file-uploads/${fileUpload.id}`, { headers })).json().data.fileUpload;
  }

  test('the browser sends to the bucket; what was sent is checked and only the checked file stays', async () => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } });
    const ready = await upload(await picture.png().toBuffer());
    expect(ready.status).toBe('ready');
    expect([...objects.keys()]).toEqual([`/pictures/files/${ready.id}`]);
    const got = await shop.app.inject({ method: 'GET', url: ready.getUrl });
    expect((await sharp(got.rawPayload).metadata()).width).toBe(20);
    objects.clear();
  });

  test('what is no picture is thrown away', async () => {
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe('refused');
    expect(objects.size).toBe(0);
  });
});
