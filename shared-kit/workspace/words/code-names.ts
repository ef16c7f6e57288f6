/** A name or a comment of a source file. */
export interface CodePart {
  kind: 'name' | 'comment';
  text: string;
  line: number;
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
/** A slash after an operator or a bracket begins a regular expression, any other one divides. */
const REGEX = /(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/.source;
const TOKEN = new RegExp(
  `(?<comment>${COMMENT})|${STRING}|${REGEX}|(?<![\\w$]-|[\\w$])(?<name>[A-Za-z_$][\\w$]*)|[\`{}]`,
  'g',
);
/** Text of a template up to its end or its next placeholder. */
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;

/** End of the template text that starts at an index, and whether a placeholder follows. */
function afterTemplateText(source: string, start: number): { end: number; isPlaceholder: boolean } {
  TEMPLATE_TEXT.lastIndex = start;
  const [text = ''] = TEMPLATE_TEXT.exec(source) ?? [source.slice(start)];
  return { end: start + text.length, isPlaceholder: text.endsWith('{') };
}

function lineCounter(source: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (; counted < index; counted += 1) if (source.charCodeAt(counted) === 10) line += 1;
    return line;
  };
}

/**
 * Names and comments of a source file (TypeScript, JavaScript) in order; strings, texts of templates and regular
 * expressions are skipped, names in placeholders are found. Attributes with a hyphen (`data-page`) are no names of code.
 */
export function codeParts(source: string): CodePart[] {
  const parts: CodePart[] = [];
  const lineAt = lineCounter(source);
  /** Open braces inside each placeholder that is open. */
  const depths: number[] = [];
  const enterTemplate = (start: number): number => {
    const { end, isPlaceholder } = afterTemplateText(source, start);
    if (isPlaceholder) depths.push(0);
    return end;
  };
  const token = new RegExp(TOKEN);
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const { comment, name } = match.groups ?? {};
    const [symbol] = match;
    const last = depths.length - 1;
    if (comment ?? name) parts.push({ kind: name ? 'name' : 'comment', text: symbol, line: lineAt(match.index) });
    else if (symbol === '`') token.lastIndex = enterTemplate(token.lastIndex);
    else if (symbol === '{' && last >= 0) depths[last] = (depths[last] ?? 0) + 1;
    else if (symbol === '}' && depths[last] === 0) {
      depths.pop();
      token.lastIndex = enterTemplate(token.lastIndex);
    } else if (symbol === '}' && last >= 0) depths[last] = (depths[last] ?? 0) - 1;
  }
  return parts;
}

/** Words of a name: `isLeftTo` and `IS_LEFT_TO` are `is left to`, `kept-pages` is `kept pages`. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}
