import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from './read-declaration';
import { ownPagesText } from './site-pages';

/**
 * Writes `src/site-pages.d.ts` of a module that stands outside of the workspace.
 * @param folder the module's folder
 * @throws when its declaration cannot be read; names the file
 */
export async function writeOwnPages(folder: string): Promise<void> {
  const file = join(folder, 'src', 'site-pages.d.ts');
  const { declaration } = await readDeclaration(folder);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = ownPagesText(declaration, written);
  if (text !== written) writeFileSync(file, text);
}
