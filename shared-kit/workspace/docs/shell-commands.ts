import { type CodeBlock, positionOf } from './code-blocks';

/** A command of a `sh` block. */
export interface ShellCommand {
  /** `docs/releasing.md:9` */
  position: string;
  /** As it is written, without its comment. */
  text: string;
  /** Variables set in front of it. */
  environment: Record<string, string>;
  /** Program and arguments without quotes; `$NAME` stays as it is. */
  words: string[];
}

/** One word: quoted parts and others up to white space. */
const WORD = /^(?:'[^']*'|"[^"]*"|[^\s'"])+/;
const OPERATOR = /^[|&;<>]/;
const VARIABLE = /^([A-Z][A-Z0-9_]*)=(.*)$/s;

function wordsOf(line: string, position: string): { words: string[]; text: string } {
  const words: string[] = [];
  let rest = line.trimStart();
  while (rest !== '' && !rest.startsWith('#')) {
    const [word] = WORD.exec(rest) ?? [];
    if (word === undefined) throw new Error(`${position}: a quote is never closed.`);
    if (OPERATOR.test(word) || /[<>|;&]/.test(word.replace(/'[^']*'|"[^"]*"/g, ''))) {
      throw new Error(
        `${position}: "${word}" joins or redirects. Write plain commands, one a line, that can be pasted.`,
      );
    }
    words.push(word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));
    rest = rest.slice(word.length).trimStart();
  }
  return { words, text: line.slice(0, line.length - rest.length).trim() };
}

/**
 * Parses the commands of a `sh` block: one a line, a backslash joins lines, `#` starts a comment.
 * @throws with file and line for anything but a plain command
 */
export function shellCommandsOf(block: CodeBlock): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const lines = block.code.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const position = positionOf(block, index);
    let line = lines[index] ?? '';
    while (line.endsWith('\\')) {
      index += 1;
      line = `${line.slice(0, -1)} ${(lines[index] ?? '').trim()}`;
    }
    const { words, text } = wordsOf(line, position);
    const environment: Record<string, string> = {};
    for (let set = VARIABLE.exec(words[0] ?? ''); set !== null; set = VARIABLE.exec(words[0] ?? '')) {
      environment[set[1] ?? ''] = set[2] ?? '';
      words.shift();
    }
    if (words.length > 0) commands.push({ position, text, environment, words });
  }
  return commands;
}
