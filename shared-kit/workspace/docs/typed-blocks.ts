import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CodeBlock, positionOf } from './code-blocks';

/** A block stands beside the pages of a module where its comment names no other folder. */
const DEFAULT_FOLDER = 'mfe-catalog/src/pages';
const REPORTED = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/gm;

interface Extracted {
  block: CodeBlock;
  /** Path below the folder of all extracted files. */
  file: string;
  /** Lines above the block's own. */
  above: number;
}

function extract(block: CodeBlock, folder: string): Extracted {
  const hint = block.hint?.kind === 'in' ? block.hint : undefined;
  const beside = hint?.argument || DEFAULT_FOLDER;
  const file = join(beside, `${block.file.replace(/\W/g, '-')}-${block.line}.tsx`);
  mkdirSync(join(folder, beside), { recursive: true });
  const given = hint?.code ? `${hint.code}\n` : '';
  writeFileSync(join(folder, file), `${given}${block.code}\nexport {};\n`);
  return { block, file, above: given.split('\n').length - 1 };
}

/**
 * Checks `ts` and `tsx` blocks against the workspace's own types. A block is a file beside those of the folder that its
 * comment names (`<!-- code in mfe-catalog/src/pages`), begun by what the comment holds: imports and declarations
 * hidden from the rendered document. Relative imports find the files of that folder.
 * @param root folder of the workspace
 * @returns one line for each error, with file and line of the document
 */
export function typeErrorsIn(root: string, blocks: readonly CodeBlock[]): string[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside of the workspace, where packages can be resolved.
  const folder = mkdtempSync(join(root, '.cache', 'documents-'));
  try {
    const extracted = blocks.map((block) => extract(block, folder));
    const settings = {
      extends: '../../shared-kit/build/tsconfig.browser.json',
      compilerOptions: { rootDirs: ['../..', '.'], noEmit: true, noUnusedLocals: false, noUnusedParameters: false },
      include: ['.'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const run = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: root });
    const output = String(run.stdout) + String(run.stderr);
    const errors = [...output.matchAll(REPORTED)].map(([, path = '', line = '', text = '']) => {
      const found = extracted.find(({ file }) => relative(folder, join(root, path)) === file);
      return found ? `${positionOf(found.block, Number(line) - 1 - found.above)}: ${text}` : `${path}:${line}: ${text}`;
    });
    return run.status !== 0 && errors.length === 0 ? [`Failed to check types: ${output}`] : errors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
