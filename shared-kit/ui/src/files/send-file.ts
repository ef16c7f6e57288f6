import type { FileUploadRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** What may be sent; as the API checks it. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Files of one message. */
export const MOST_FILES = 5;

type FileType = FileUploadRequest['mimeType'];
const isFileType = (type: string): type is FileType => FILE_TYPES.some((one) => one === type);

/** Why a file cannot be sent at all. */
export function fileRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!isFileType(type)) return 'type';
  return size === 0 || size > LARGEST_FILE ? 'size' : null;
}

/**
 * POST /file-uploads, PUT of the file to its `putUrl`, GET /file-uploads/{id}: the file is checked and ready.
 * @param onProgress share that was sent, 0 to 1
 * @returns id for `fileUploadIds`; null when its content is not of its type. Source: specification, commerce core,
 * section 7, "Image upload".
 */
export async function sendFile(
  http: HttpClient,
  file: File,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<string | null> {
  if (!isFileType(file.type)) return null;
  const body: FileUploadRequest = { fileName: file.name, mimeType: file.type, size: file.size };
  const announced = await callApi(http, 'POST /file-uploads', {
    body,
    idempotencyKey,
    needsVisitor: true,
  });
  const { id, putUrl } = announced.data.fileUpload;
  if (putUrl) await putFile(putUrl, file, onProgress);
  const { data } = await callApi(http, 'GET /file-uploads/{id}', { params: { id } });
  return data.fileUpload.status === 'ready' ? id : null;
}

/** Not by fetch: only XMLHttpRequest reports upload progress. The file's status afterwards shows a refusal. */
function putFile(address: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((sent, failed) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
    request.setRequestHeader('cache-control', 'max-age=86400');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 500 ? sent() : failed(new Error(`the file store answered ${request.status}`));
    request.onerror = () => failed(new Error('the file was cut off'));
    request.send(file);
  });
}
