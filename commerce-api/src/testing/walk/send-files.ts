/** Files that people of a walk send. */
import sharp from 'sharp';
import type { Headers } from '../commerce-fixture';
import { CallFailed, type Walker } from './walker';

/** Sends a photograph. @returns the id of the file, which is ready */
export async function sendAPhotograph(walker: Walker, as: Headers): Promise<string> {
  const photograph = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#d8c3b4' } })
    .jpeg()
    .toBuffer();
  const { fileUpload } = await walker.make('POST /file-uploads', {
    as,
    body: { fileName: 'zima.jpg', mimeType: 'image/jpeg', size: photograph.length },
  });
  await walker.makeOther('PUT /file-uploads/{id}/content', {
    params: { id: fileUpload.id },
    query: queryOf(fileUpload.putUrl),
    body: photograph,
    contentType: 'image/jpeg',
  });
  return fileUpload.id;
}

/** The query of a signed address. */
export function queryOf(url: string | null): Record<string, string> {
  if (!url) throw new CallFailed('no address of the file');
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams);
}
