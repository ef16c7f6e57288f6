/** The `sql` templates of the API's sources, with the rows that they declare. */
import { join, relative } from 'node:path';
import {
  type CallExpression,
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';
import { HOLE } from '../record/fact';
import { declaredRows } from './declared-rows';
import type { SourceTemplate } from './source-template';

/** What a walk over the sources found. */
export interface Found {
  templates: TaggedTemplateExpression[];
  /** Calls with type arguments. */
  calls: CallExpression[];
}

/** @returns the templates of all sources of the API except those of tests */
export function readTemplates(root: string): SourceTemplate[] {
  const folder = join(root, 'commerce-api');
  const api = new API({ cwd: folder });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    if (project === undefined) throw new Error(`Failed to read the sources: ${config} opens no project.`);
    const files = project.program.getSourceFileNames().filter(isJudged);
    const found: Found = { templates: [], calls: [] };
    for (const file of files) collect(project.program.getSourceFile(file), found);
    return found.templates.map((template) => describe(project.checker, template, { found, root }));
  } finally {
    api.close();
  }
}

const isJudged = (file: string) => file.includes('/commerce-api/src/') && !file.endsWith('.test.ts');

function collect(node: Node | undefined, found: Found): void {
  if (node === undefined) return;
  if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') found.templates.push(node);
  if (isCallExpression(node) && node.typeArguments?.length) found.calls.push(node);
  node.forEachChild((child) => collect(child, found));
}

function describe(
  checker: Checker,
  node: TaggedTemplateExpression,
  { found, root }: { found: Found; root: string },
): SourceTemplate {
  const source = node.getSourceFile();
  const file = relative(root, source.fileName);
  return {
    file,
    template: textsOf(node).join(HOLE),
    position: `${file}:${lineOf(source, node)}`,
    rows: node.typeArguments?.[0] && declaredRows(checker, node.typeArguments[0], found.calls),
  };
}

function textsOf({ template }: TaggedTemplateExpression): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

const lineOf = (source: SourceFile, node: Node) => source.text.slice(0, node.getStart()).split('\n').length;
