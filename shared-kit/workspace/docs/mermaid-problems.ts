import { type CodeBlock, positionOf } from './code-blocks';

const SEQUENCE_LINE = /^(participant|actor) \w+( as .+)?$|^(alt|else|loop|opt|note) .+$|^(else|end)$/;
const MESSAGE = /^(\w+)(-->>|->>|--\)|-\))(\w+): .+$/;
/** A node with or without its shape and text: `api[Commerce API]`, `db[(PostgreSQL)]`, `own [Runs here]`. */
const NODE = /^[\w-]+ ?(\[\(.+\)\]|\(\[.+\]\)|\[[^[\]()]+\]|\([^[\]()]+\))?$/;
const ARROW = / (?:-->|-\.->|---|~~~|<-\.->|<-->|==>)(?:\|[^|]*\|)? /;

function sequenceProblem(line: string, participants: Set<string>): string | undefined {
  const declared = /^(?:participant|actor) (\w+)/.exec(line)?.[1];
  if (declared !== undefined) participants.add(declared);
  const message = MESSAGE.exec(line);
  if (message === null) return SEQUENCE_LINE.test(line) ? undefined : 'no message, participant or branch';
  const unknown = [message[1] ?? '', message[3] ?? ''].filter((name) => !participants.has(name));
  return unknown.length === 0 ? undefined : `${unknown.join(', ')} is no participant`;
}

function flowProblem(line: string): string | undefined {
  if (line === 'end' || /^subgraph [\w-]+( \[[^[\]]+\])?$/.test(line)) return undefined;
  const nodes = line.split(ARROW);
  const odd = nodes.find((node) => !NODE.test(node) || /^end\b/.test(node));
  return odd === undefined ? undefined : `"${odd}" is no node`;
}

/**
 * Errors of a picture that mermaid would not draw, for the forms that the documents use: flow charts and sequences. It
 * supports less than mermaid, which needs a browser; an unknown form is refused until it is added here.
 * @returns one line for each problem, with file and line
 */
export function mermaidProblems(block: CodeBlock): string[] {
  const [kind = '', ...lines] = block.code.split('\n');
  const isSequence = kind === 'sequenceDiagram';
  if (!isSequence && !/^flowchart (LR|TB|TD)$/.test(kind)) return [`${positionOf(block)}: "${kind}" is not known here`];
  const participants = new Set<string>();
  const problems: string[] = [];
  let open = 0;
  for (const [index, text] of lines.entries()) {
    const line = text.trim();
    if (line === '') continue;
    if (/^(subgraph|alt|loop|opt) /.test(line)) open += 1;
    if (line === 'end') open -= 1;
    const problem = isSequence ? sequenceProblem(line, participants) : flowProblem(line);
    if (problem !== undefined) problems.push(`${positionOf(block, index + 1)}: ${problem}`);
    if (open < 0) problems.push(`${positionOf(block, index + 1)}: this ends nothing`);
  }
  return open > 0 ? [...problems, `${positionOf(block)}: ${open} part is never ended`] : problems;
}
