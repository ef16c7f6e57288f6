import type { CodeFinding } from './check-code';
import type { WordException } from './word-exceptions';

const isExcepted = ({ names, in: folders }: WordException, { file, text }: CodeFinding): boolean =>
  names.includes(text) && folders.some((folder) => file.startsWith(folder));

/** Findings that no exception names. */
function unexcepted(findings: readonly CodeFinding[], exceptions: readonly WordException[]): CodeFinding[] {
  return findings.filter((finding) => !exceptions.some((exception) => isExcepted(exception, finding)));
}

/** A finding as reports show it, with the term for it. */
const lineOf = ({ file, line, text, instead }: CodeFinding): string => `${file}:${line}: "${text}"; rather ${instead}`;

/** Each name of an exception and each of its folders must still be needed. */
function unusedParts(findings: readonly CodeFinding[], { names, in: folders, reason }: WordException): string[] {
  const inFolders = findings.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
  const unusedNames = names.filter((name) => !inFolders.some(({ text }) => text === name));
  const unusedFolders = folders.filter(
    (folder) => !findings.some(({ file, text }) => file.startsWith(folder) && names.includes(text)),
  );
  return [...unusedNames, ...unusedFolders].map(
    (part) => `word-exceptions.ts: nothing needs "${part}" (${reason}) any more. Remove it.`,
  );
}

/** What is wrong with the words of the code, by line; empty when nothing is. */
export function judgeWords(findings: readonly CodeFinding[], exceptions: readonly WordException[]): string[] {
  return [
    ...exceptions.flatMap((exception) => unusedParts(findings, exception)),
    ...unexcepted(findings, exceptions).map(lineOf),
  ];
}
