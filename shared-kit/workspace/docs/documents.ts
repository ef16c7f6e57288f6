import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeBlock, codeBlocksOf } from './code-blocks';

/** Folder of the workspace. */
export const root = join(__dirname, '..', '..', '..');

/** Files of the repository, including those not committed yet. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Every document of the repository. */
export const documents = trackedFiles.filter((file) => file.endsWith('.md'));

export const readDocument = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The code blocks of all documents in one of these languages. */
export const blocksIn = (...languages: string[]): CodeBlock[] =>
  documents
    .flatMap((file) => codeBlocksOf(file, readDocument(file)))
    .filter(({ language }) => languages.includes(language));
