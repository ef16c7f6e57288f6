/** A fenced block of code in a document. */
export interface CodeBlock {
  file: string;
  /** Line of the first line of code, counted from 1. */
  line: number;
  /** First word after the fence; empty when there is none. */
  language: string;
  code: string;
  /**
   * The hidden comment above the block adds data for its test: `<!-- code <kind> <argument>` and more lines up to
   * `-->`. The rendered document does not show it.
   */
  hint: { kind: string; argument: string; code: string } | undefined;
}

const FENCE = /^ *(`{3,}|~{3,})\s*(\S*)/;
const HINT = /<!-- code (\S+) ?(.*?)(?:\n([\s\S]*?))? *-->\s*$/;

function hintAbove(lines: readonly string[]): CodeBlock['hint'] {
  const [, kind, argument = '', code = ''] = HINT.exec(lines.join('\n')) ?? [];
  return kind === undefined ? undefined : { kind, argument: argument.trim(), code: code.trimEnd() };
}

/**
 * Finds the fenced blocks of a document.
 * @param file name for messages
 * @throws when a fence is never closed
 */
export function codeBlocksOf(file: string, text: string): CodeBlock[] {
  const lines = text.split('\n');
  const blocks: CodeBlock[] = [];
  let outside = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const [, fence, language = ''] = FENCE.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) continue;
    const end = lines.findIndex((line, at) => at > index && line.trim() === fence);
    if (end < 0) throw new Error(`${file}:${index + 1}: this block is never closed. Add ${fence} after it.`);
    const hint = hintAbove(lines.slice(outside, index));
    blocks.push({ file, line: index + 2, language, code: lines.slice(index + 1, end).join('\n'), hint });
    index = end;
    outside = end + 1;
  }
  return blocks;
}

/** Names a line of a block as editors open it. @param offset lines below its first one */
export const positionOf = ({ file, line }: CodeBlock, offset = 0): string => `${file}:${line + offset}`;
