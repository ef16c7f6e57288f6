import { AwsV4Signer } from 'aws4fetch';
import type { FileStore } from './file-store';

export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, or any service that speaks S3; buckets are addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;

interface Signing {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** The signature is in the address; all given headers are signed. */
  inQuery?: boolean;
  /** `20130524T000000Z`; now unless given. */
  datetime?: string;
}

/** Signs a call by AWS Signature Version 4. */
export async function signS3(settings: Omit<S3Settings, 'endpoint' | 'bucket'>, call: Signing) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const { inQuery = false, url, ...rest } = call;
  const signer = new AwsV4Signer({
    ...rest,
    url: url.toString(),
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    signQuery: inQuery,
    allHeaders: inQuery,
  });
  return signer.sign();
}

/** Files in an S3-compatible bucket; browsers send theirs to it directly. */
export function createS3Store(settings: S3Settings): FileStore {
  const addressOf = (key: string) => new URL(`${settings.endpoint}/${settings.bucket}/${key}`);

  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer, mimeType?: string) {
    const signed = await signS3(settings, {
      method,
      url: addressOf(key),
      headers: mimeType ? { 'content-type': mimeType } : {},
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
  }

  async function refuse(what: string, response: Response): Promise<never> {
    await response.arrayBuffer();
    throw new Error(`Failed to ${what} a file: the file store answered ${response.status}. Check its keys and bucket.`);
  }

  return {
    async put(key, bytes, mimeType) {
      const response = await send('PUT', key, bytes, mimeType);
      if (!response.ok) await refuse('keep', response);
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) return null;
      if (!response.ok) return refuse('read', response);
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      const response = await send('DELETE', key);
      if (!response.ok && response.status !== 404) await refuse('remove', response);
    },
    async signPut(key, { mimeType, size, expiresInSeconds }) {
      const url = addressOf(key);
      url.searchParams.set('X-Amz-Expires', String(expiresInSeconds));
      // Both are signed: another type or size is refused by the bucket itself.
      const headers = { 'content-type': mimeType, 'content-length': String(size) };
      return (await signS3(settings, { method: 'PUT', url, headers, inQuery: true })).url.toString();
    },
  };
}
