import type { CodeFinding } from './check-code';
import type { WordException } from './word-exceptions';

/** Replaced words still to be renamed, by area. A count only falls. */
export type RemainingWords = Readonly<Record<string, number>>;

/** Parts of the repository that are renamed at a time: packages, and the folders of the shell. */
export function areaOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'shared-kit') return `${top}/${second}`;
  return top === 'shell' && second === 'src' && third !== '' && !third.includes('.') ? `shell/src/${third}` : top;
}

const isExcepted = ({ names, in: folders }: WordException, { file, text }: CodeFinding): boolean =>
  names.includes(text) && folders.some((folder) => file.startsWith(folder));

/** Findings that no exception names. */
export function unexcepted(findings: readonly CodeFinding[], exceptions: readonly WordException[]): CodeFinding[] {
  return findings.filter((finding) => !exceptions.some((exception) => isExcepted(exception, finding)));
}

/** Findings by area. */
export function byArea(findings: readonly CodeFinding[]): Map<string, CodeFinding[]> {
  const areas = new Map<string, CodeFinding[]>();
  for (const finding of findings)
    areas.set(areaOf(finding.file), [...(areas.get(areaOf(finding.file)) ?? []), finding]);
  return areas;
}

/** A finding as reports show it, with the term for it. */
export const lineOf = ({ file, line, text, instead }: CodeFinding): string =>
  `${file}:${line}: "${text}"; rather ${instead}`;

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

const LOWER = 'node shared-kit/workspace/run.mjs shared-kit/workspace/words/lower-remaining.ts';

/**
 * What is wrong with the words of the code; empty when nothing is. An area may have no more replaced words than are
 * recorded for it, and no fewer: the record is then to be lowered, so that they do not come back.
 */
export function judgeWords(
  findings: readonly CodeFinding[],
  exceptions: readonly WordException[],
  remaining: RemainingWords,
): string[] {
  const areas = byArea(unexcepted(findings, exceptions));
  const names = new Set([...areas.keys(), ...Object.keys(remaining)]);
  return [
    ...exceptions.flatMap((exception) => unusedParts(findings, exception)),
    ...[...names].sort().flatMap((area) => {
      const found = areas.get(area) ?? [];
      const allowed = remaining[area] ?? 0;
      if (found.length > allowed)
        return [`${area}: ${found.length} replaced words, allowed are ${allowed}:`, ...found.map(lineOf)];
      return found.length < allowed
        ? [`${area}: ${found.length} replaced words, recorded are ${allowed}: ${LOWER}`]
        : [];
    }),
  ];
}
