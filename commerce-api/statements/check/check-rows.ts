import type { Fact, TemplateSite } from '../record/fact';
import { domainOf } from './check-ownership';
import { compareRows } from './compare-rows';
import { firstWords, type SourceTemplate } from './source-template';

const keyOf = ({ file, template }: TemplateSite) => `${file}\n${template}`;

/** Templates of the sources, by their file and text. One text may stand twice in a file. */
export function byText(templates: readonly SourceTemplate[]): Map<string, SourceTemplate[]> {
  const found = new Map<string, SourceTemplate[]>();
  for (const template of templates) found.set(keyOf(template), [...(found.get(keyOf(template)) ?? []), template]);
  return found;
}

/** @returns what executed statements return otherwise than their type argument declares */
export function checkRows(templates: readonly SourceTemplate[], facts: readonly Fact[]): string[] {
  const known = byText(templates);
  const problems = facts.flatMap((fact) =>
    fact.sites.flatMap((site) => {
      const here = known.get(keyOf(site)) ?? [];
      const rows = here.flatMap((template) => template.rows ?? []);
      // A template that stands twice, or a generic one, may return any of its declared rows.
      const wrong = rows.map((declared) => compareRows(declared, fact)).sort((a, b) => a.length - b.length)[0] ?? [];
      return wrong.map((what) => `${here[0]?.position} (${firstWords(site.template)} …): ${what}`);
    }),
  );
  return [...new Set(problems)].sort();
}

/** The column of PostgreSQL's message, without its table. */
const missingColumn = (why: string): string | undefined =>
  /^column "?(?:\w+\.)?(\w+)"?(?: of relation "\w+")? does not exist/.exec(why)?.[1];

/**
 * @returns a line for each statement that PostgreSQL refuses, with its position, and for each of its parts that names
 *   the column that is missing
 */
export function failures(templates: readonly SourceTemplate[], refused: ReadonlyMap<Fact, string>): string[] {
  const known = byText(templates);
  const lines = [...refused].flatMap(([{ sites, parts, builtBy }, why]) => [
    ...builtBy.map((file) => `${file}: ${why}`),
    ...[...sites, ...partsWith(missingColumn(why), parts)].flatMap((site) =>
      (known.get(keyOf(site)) ?? []).map(({ position }) => `${position} (${firstWords(site.template)} …): ${why}`),
    ),
  ]);
  return [...new Set(lines)].sort();
}

function partsWith(column: string | undefined, parts: Fact['parts']): Fact['sites'] {
  if (column === undefined) return [];
  return parts.map(({ site }) => site).filter(({ template }) => new RegExp(`\\b${column}\\b`).test(template));
}

/** @returns templates of domains and platform that no executed statement held */
export function notExecuted(templates: readonly SourceTemplate[], facts: readonly Fact[]): SourceTemplate[] {
  const seen = new Set(facts.flatMap(({ sites, parts }) => [...sites, ...parts.map(({ site }) => site)].map(keyOf)));
  return templates.filter(
    (template) => domainOf(template.file) && /[a-z]{3}/i.test(template.template) && !seen.has(keyOf(template)),
  );
}
