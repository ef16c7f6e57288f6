import type { StoredFile } from '@aksamit/ui/files';
import { clearDraft, readDraft, saveDraft } from './form-draft';

/** Beside the form's own draft. */
const filesOf = (name: string) => `${name}-files`;

const isStoredFile = (file: unknown): file is StoredFile =>
  typeof file === 'object' &&
  file !== null &&
  typeof Reflect.get(file, 'id') === 'string' &&
  typeof Reflect.get(file, 'name') === 'string';

/** Files that were uploaded before the form was sent: the shop has them, only their ids are needed. */
export function readStoredFiles(name: string, userId: string): readonly StoredFile[] {
  const files: unknown[] = readDraft(filesOf(name), userId, { files: [] as unknown[] })?.files ?? [];
  return files.filter(isStoredFile);
}

/** Stores them for this tab, like typed values; an empty list removes the entry. */
export function storeFiles(name: string, userId: string, files: readonly StoredFile[]): void {
  if (files.length > 0) saveDraft(filesOf(name), userId, { files });
  else clearDraft(filesOf(name));
}
