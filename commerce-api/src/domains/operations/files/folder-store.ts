import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseErrorCode } from '../../../platform/database';
import type { FileStore } from './file-store';

const KEY = /^(incoming|files)\/[0-9a-f-]{36}$/;

/** Files in a folder that every API process and the worker see. */
export function createFolderStore(folder: string): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`Failed to find the file ${key}: that is no key of the store.`);
    return join(folder, key);
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Renamed to its final name only when it is complete.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (databaseErrorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    signPut: async () => null,
  };
}
