import type { FileUploadRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';

/** Photographs that the API takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Bytes. */
export const LARGEST_PICTURE = 10 * 1024 * 1024;

type PictureType = (typeof PICTURE_TYPES)[number] & FileUploadRequest['mimeType'];
const isPictureType = (type: string): type is PictureType => PICTURE_TYPES.some((one) => one === type);

/** Why a file cannot be sent at all; null: it can. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | 'empty' | null {
  if (!isPictureType(type)) return 'type';
  if (size === 0) return 'empty';
  return size > LARGEST_PICTURE ? 'size' : null;
}

export interface PictureSending {
  signal: AbortSignal;
  /** Share that was sent, 0 to 1. */
  onProgress(share: number): void;
}

/** A photograph that the API has. */
export interface SentPicture {
  /** For POST /admin/pictures. */
  fileUploadId: string;
  /** Where it is seen for an hour. Not an address of this browser's own: the pages' policy lets them show none. */
  address: string;
}

/**
 * POST /file-uploads, PUT of the photograph to its `putUrl`, GET /file-uploads/{id}.
 * @returns null when its content is no photograph of its type
 * @throws AbortError when it was cancelled; the errors of the calls
 */
export async function sendPicture(
  http: HttpClient,
  file: File,
  { signal, onProgress }: PictureSending,
): Promise<SentPicture | null> {
  if (!isPictureType(file.type)) return null;
  const body = { fileName: file.name, mimeType: file.type, size: file.size };
  const announced = await callApi(http, 'POST /file-uploads', { body, idempotencyKey: newIdempotencyKey() });
  signal.throwIfAborted();
  const { id, putUrl } = announced.data.fileUpload;
  if (putUrl) await putPicture(putUrl, file, { signal, onProgress });
  const { data } = await callApi(http, 'GET /file-uploads/{id}', { params: { id } });
  signal.throwIfAborted();
  const { status, getUrl } = data.fileUpload;
  return status === 'ready' && getUrl !== null ? { fileUploadId: id, address: getUrl } : null;
}

/** Not by fetch: only XMLHttpRequest reports how much was sent. */
function putPicture(address: string, file: File, { signal, onProgress }: PictureSending): Promise<void> {
  return new Promise((sent, failed) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
    request.setRequestHeader('cache-control', 'max-age=86400');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 500 ? sent() : failed(new Error(`The file store answered ${request.status}.`));
    request.onerror = () => failed(new Error('The photograph was cut off.'));
    request.onabort = () => failed(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
