import type { ShellCommand } from './shell-commands';

/** How a command of a document is proven. */
export type CommandProof =
  /** code-blocks.start.test.ts runs it, against a started shop. */
  | { by: 'run' }
  /** The same, with this option, which makes it list its actions only. */
  | { by: 'listing'; option: string }
  /** The same, as a request that must answer 200. */
  | { by: 'request' }
  /** A start builds and runs this program. */
  | { by: 'start' }
  /** This test runs it; its options are checked against its own help. */
  | { by: 'test'; file: string }
  /** An external program that is not installed: the documents may use only these options. */
  | { by: 'manual'; options: readonly string[] };

/** The first match of a command's words counts; a command without a match is refused. */
const PROOFS: readonly [RegExp, CommandProof][] = [
  [/^curl /, { by: 'request' }],
  [/^npm run (release|where) /, { by: 'run' }],
  [/^npm run build -w \S+ -- --version /, { by: 'run' }],
  [/^npm run build -w \S+$/, { by: 'test', file: 'shared-kit/workspace/new-module.start.test.ts' }],
  [/^npx jest /, { by: 'listing', option: '--listTests' }],
  [/^npx playwright test /, { by: 'listing', option: '--list' }],
  [/^node [\w-]+\/dist\/[\w-]+\.js$/, { by: 'start' }],
  [/^npm start$/, { by: 'test', file: 'shared-kit/workspace/start/start-shop.start.test.ts' }],
  [/^npm test( -- [a-z]+)?$/, { by: 'test', file: 'shared-kit/workspace/test/outcome.test.ts' }],
  [/^npm run dev -w /, { by: 'test', file: 'shared-kit/workspace/dev-module.start.test.ts' }],
  [/^npm run new-module /, { by: 'test', file: 'shared-kit/workspace/new-module.start.test.ts' }],
  [/^npm run (backup|restore) /, { by: 'test', file: 'shared-kit/workspace/backup/backup.start.test.ts' }],
  [/^npm run e2e /, { by: 'test', file: 'e2e/journeys/version-mix.spec.ts' }],
  [/^rsync /, { by: 'manual', options: ['--archive', '--delete'] }],
  [/^createdb /, { by: 'manual', options: ['--maintenance-db'] }],
  [/^pg_dump /, { by: 'manual', options: ['--format', '--no-owner', '--file'] }],
  [/^pg_restore /, { by: 'manual', options: ['--no-owner', '--exit-on-error', '--jobs', '--dbname'] }],
];

/** @throws with file and line for a command without a proof */
export function proofOf({ words, position, text }: ShellCommand): CommandProof {
  const [, proof] = PROOFS.find(([pattern]) => pattern.test(words.join(' '))) ?? [];
  if (proof === undefined) throw new Error(`${position}: nothing proves "${text}". Add it to docs/command-proofs.ts.`);
  return proof;
}

/** Long options of a command, without their values. */
export const optionsOf = ({ words }: ShellCommand): string[] =>
  words.filter((word) => /^--\w/.test(word)).map((word) => word.replace(/=.*$/s, ''));

/** What `npm run` in the words starts: the script's name and the package folder of `-w`, `.` without. */
export function npmScriptOf(words: readonly string[]): { script: string; folder: string } | undefined {
  const [program, verb = '', name] = words;
  if (program !== 'npm') return undefined;
  const at = words.indexOf('-w');
  return { script: verb === 'run' ? (name ?? '') : verb, folder: at < 0 ? '.' : (words[at + 1] ?? '') };
}
