import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findInWorkspace } from './check-code';
import { byArea, judgeWords, lineOf, type RemainingWords, unexcepted } from './judge-words';
import { WORD_EXCEPTIONS } from './word-exceptions';

const FILE = 'shared-kit/workspace/words/remaining-words.json';

/** Counts of replaced words that are still to be renamed. @throws when the file has another form */
export function readRemaining(root: string): RemainingWords {
  return z.record(z.string(), z.int().positive()).parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
}

/** Lowers each recorded count to what is left; none is raised or added. */
export function lowerRemaining(root: string): void {
  const areas = byArea(unexcepted(findInWorkspace(root), WORD_EXCEPTIONS));
  const lowered = Object.entries(readRemaining(root))
    .map(([area, count]) => [area, Math.min(count, areas.get(area)?.length ?? 0)] as const)
    .filter(([, count]) => count > 0);
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

/** Checks names and comments of the code. @returns what is wrong, by line; empty when nothing is */
export function checkWords(root: string): string[] {
  return judgeWords(findInWorkspace(root), WORD_EXCEPTIONS, readRemaining(root));
}

/**
 * Replaced words that are still to be renamed, a line each with file, line and the term for it.
 * @param under start of the files' paths; all files by default
 */
export function listRemaining(root: string, under = ''): string[] {
  return unexcepted(findInWorkspace(root), WORD_EXCEPTIONS)
    .filter(({ file }) => file.startsWith(under))
    .map(lineOf);
}
