/**
 * Rules for uploaded files. Source: issue "no SVG, checked and re-encoded"; commerce-core.md section 7, "Image upload".
 */
import type { UploadMimeType } from '@aksamit/contracts';

const EXTENSIONS: Record<UploadMimeType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export const isPicture = (mimeType: UploadMimeType): boolean => mimeType !== 'application/pdf';

/** A name that is valid in any file system, with the extension of the file's real type. */
export function safeFileName(originalName: string, mimeType: UploadMimeType): string {
  const stem = originalName
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 80);
  return `${stem || 'file'}.${EXTENSIONS[mimeType]}`;
}

/** The type of a file by its first bytes; null for any type that is not accepted. */
export function sniffMimeType(bytes: Buffer): UploadMimeType | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  const [riff, webp] = [bytes.subarray(0, 4), bytes.subarray(8, 12)].map((part) => part.toString('latin1'));
  if (riff === 'RIFF' && webp === 'WEBP') return 'image/webp';
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : null;
}
