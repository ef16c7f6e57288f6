import { createHmac, timingSafeEqual } from 'node:crypto';

export type FileUse = 'put' | 'get';

/** Signs addresses of the API's own files: one file, one use, until an instant. */
export function createAddressSigner(secret: string) {
  const signatureOf = (use: FileUse, id: string, expires: number) =>
    createHmac('sha256', secret).update(`file-uploads.${use}.${id}.${expires}`).digest('base64url');

  return {
    /** Path with query, without origin. */
    sign(use: FileUse, id: string, expiresAt: Date): string {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      return `/api/file-uploads/${id}/content?expires=${expires}&signature=${signatureOf(use, id, expires)}`;
    },
    isValid(use: FileUse, id: string, given: { expires: number; signature: string }, now: Date): boolean {
      const [expected, actual] = [signatureOf(use, id, given.expires), given.signature].map((text) =>
        Buffer.from(text, 'utf8'),
      );
      if (!expected || !actual || expected.length !== actual.length) return false;
      return timingSafeEqual(expected, actual) && given.expires * 1000 > now.getTime();
    },
  };
}
