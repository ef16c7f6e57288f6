import { createHmac, timingSafeEqual } from 'node:crypto';

export type FileUse = 'put' | 'get';

const GET_SECONDS = 3600;

/**
 * Signs addresses of the API's own files: one file, one use, until an instant.
 * @param codeSecret of the configuration
 */
export function createAddressSigner(codeSecret: string) {
  const secret = createHmac('sha256', codeSecret).update('file addresses').digest('hex');
  const signatureOf = (use: FileUse, id: string, expires: number) =>
    createHmac('sha256', secret).update(`file-uploads.${use}.${id}.${expires}`).digest('base64url');

  /** Path with query, without origin. */
  const sign = (use: FileUse, id: string, expiresAt: Date): string => {
    const expires = Math.floor(expiresAt.getTime() / 1000);
    return `/api/file-uploads/${id}/content?expires=${expires}&signature=${signatureOf(use, id, expires)}`;
  };

  return {
    sign,
    /** Where a file can be read for an hour. */
    signGet: (id: string, now: Date) => sign('get', id, new Date(now.getTime() + GET_SECONDS * 1000)),
    isValid(use: FileUse, id: string, given: { expires: number; signature: string }, now: Date): boolean {
      const [expected, actual] = [signatureOf(use, id, given.expires), given.signature].map((text) =>
        Buffer.from(text, 'utf8'),
      );
      if (!expected || !actual || expected.length !== actual.length) return false;
      return timingSafeEqual(expected, actual) && given.expires * 1000 > now.getTime();
    },
  };
}
