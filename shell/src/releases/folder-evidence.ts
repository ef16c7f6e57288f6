import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './file-errors';
import { type ReleaseEvidence, type ReleaseEvidenceInput, releaseEvidence } from './release-evidence';

/** Evidence as files `<module>/<version>/<time>-<id>.json`, each written whole. */
export class FolderEvidence {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void> {
    const value = releaseEvidence.parse(evidence);
    const folder = join(this.#folder, module, version);
    await mkdir(folder, { recursive: true });
    const name = `${value.at.replaceAll(/[^0-9TZ]/g, '-')}-${randomUUID()}.json`;
    await writeFile(join(folder, `.${name}`), `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx' });
    await rename(join(folder, `.${name}`), join(folder, name));
  }

  async list(module: string, version: string): Promise<ReleaseEvidence[]> {
    const folder = join(this.#folder, module, version);
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const whole = names.filter((name) => !name.startsWith('.')).sort();
    return Promise.all(
      whole.map(async (name) => releaseEvidence.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
    );
  }

  async remove(module: string, version: string): Promise<void> {
    await rm(join(this.#folder, module, version), { recursive: true, force: true });
  }
}
