import { findInWorkspace } from './check-code';
import { judgeWords } from './judge-words';
import { WORD_EXCEPTIONS } from './word-exceptions';

/** Checks names and comments of the code. @returns what is wrong, by line; empty when nothing is */
export function checkWords(root: string): string[] {
  return judgeWords(findInWorkspace(root), WORD_EXCEPTIONS);
}
