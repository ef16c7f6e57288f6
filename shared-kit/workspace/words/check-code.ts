import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CodePart, codeParts, wordsOf } from './code-names';
import { REPLACED_NAMES, type ReplacedName } from './replaced-names';
import { replacedWordsIn } from './replaced-words';

/** A replaced word in a name or a comment of code. Names are counted once a file, at their first use. */
export interface CodeFinding {
  file: string;
  line: number;
  kind: 'file' | 'name' | 'comment';
  /** The rule's word. */
  word: string;
  /** The name, or the words as the comment has them. */
  text: string;
  instead: string;
}

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Written by programs from what other files name. */
const GENERATED = /(?:^|\/)(?:generated|surfaces|dist)\/|^commerce-api\/database\/tables\.ts$/;
/** This check names the words that it looks for. */
const OWN = /^shared-kit\/workspace\/words\//;

/** Source files that git knows, relative to the root. */
export function sourceFiles(root: string): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !GENERATED.test(file) && !OWN.test(file));
}

/** Rules by name: most names occur in many files. */
const rulesOfNames = new Map<string, readonly ReplacedName[]>();

function rulesOf(name: string): readonly ReplacedName[] {
  const known = rulesOfNames.get(name);
  if (known) return known;
  const words = wordsOf(name);
  const rules = REPLACED_NAMES.filter(({ pattern }) => pattern.test(words));
  rulesOfNames.set(name, rules);
  return rules;
}

function findingsInName(file: string, kind: 'file' | 'name', { text, line }: Omit<CodePart, 'kind'>): CodeFinding[] {
  return rulesOf(text)
    .filter((rule) => file.startsWith(rule.in ?? ''))
    .map(({ word, instead }) => ({ file, line, kind, word, text, instead }));
}

function findingsInComment(file: string, { text, line }: CodePart): CodeFinding[] {
  // Code spans and quoted texts name what is defined elsewhere.
  const running = text.replace(/`[^`]*`|“[^”]*”|"[^"\n]*"/g, (quoted) => quoted.replace(/[^\n]/g, ' '));
  return replacedWordsIn(running).map(({ line: offset, word, instead }) => ({
    file,
    line: line + offset - 1,
    kind: 'comment',
    word: 'comment',
    text: word,
    instead,
  }));
}

/** Replaced words in one source file and in its name. */
export function findInCode(file: string, source: string): CodeFinding[] {
  const parts = codeParts(source);
  const firstUses = new Map<string, CodePart>();
  for (const part of parts) if (part.kind === 'name' && !firstUses.has(part.text)) firstUses.set(part.text, part);
  return [
    ...findingsInName(file, 'file', { text: basename(file).replace(/\..*$/, ''), line: 1 }),
    ...[...firstUses.values()].flatMap((part) => findingsInName(file, 'name', part)),
    ...parts.filter(({ kind }) => kind === 'comment').flatMap((part) => findingsInComment(file, part)),
  ];
}

/** Replaced words in all source files that git knows. A file that was deleted and not yet committed is skipped. */
export function findInWorkspace(root: string): CodeFinding[] {
  return sourceFiles(root).flatMap((file) => {
    const source = readIfThere(join(root, file));
    return source === undefined ? [] : findInCode(file, source);
  });
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
