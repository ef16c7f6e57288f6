import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Relative specifiers with the file's name, as Node's resolution requires them in published types.
 * @param exists whether a declaration is there
 */
export function withExtensions(text: string, folder: string, exists: (file: string) => boolean): string {
  return text.replace(RELATIVE, (whole, lead: string, quote: string, specifier: string) => {
    const found = ['', '/index'].find((end) => exists(`${join(folder, specifier)}${end}.d.ts`));
    return found === undefined ? whole : `${lead}${quote}${specifier}${found}.js${quote}`;
  });
}

/**
 * Writes the declarations of a package's sources.
 * @param root workspace root
 * @param folder the package
 * @param output its published folder
 * @throws with the compiler's findings
 */
export function writeDeclarations(root: string, folder: string, output: string): void {
  // Sources of other packages are compiled with it, so declarations of all of them appear; its own are taken.
  const draft = mkdtempSync(join(output, '.types-'));
  try {
    const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--pretty', 'false'];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-p', folder, '--rootDir', dirname(folder), '--outDir', draft, ...flags];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Failed to write the types of ${folder}:\n${stdout}`);
    const own = join(draft, relative(dirname(folder), folder));
    cpSync(own, output, { recursive: true, filter: (file) => !/\.test\.d\.ts$/.test(file) });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), entry.parentPath, existsSync));
  }
}
