import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './file-errors';

/** Records beside releases: files `<module>/<version>/<name>.json`, each written atomically. */
export class FolderRecords {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Replaces an existing record of the same name. */
  async add(module: string, version: string, name: string, value: unknown): Promise<void> {
    const folder = join(this.#folder, module, version);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx' });
    await rename(draft, join(folder, `${name}.json`));
  }

  /** Texts of a version's records, ordered by name; empty when there is none. */
  async list(module: string, version: string): Promise<string[]> {
    const folder = join(this.#folder, module, version);
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const whole = names.filter((name) => !name.startsWith('.')).sort();
    return Promise.all(whole.map((name) => readFile(join(folder, name), 'utf8')));
  }

  async remove(module: string, version: string): Promise<void> {
    await rm(join(this.#folder, module, version), { recursive: true, force: true });
  }
}
