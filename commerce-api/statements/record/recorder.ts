/** Collects the executed statements of one test file and writes them for the check. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column, Fact, TemplateSite, TextPart } from './fact';
import { factsFolder } from './facts-folder';
import { emptyShape, look } from './shape';

/** How many rows of one statement are looked at, in one test file. */
const MOST_ROWS = 300;

/** The parts of a result of pg that are used. */
export interface Result {
  fields?: readonly { name: string; dataTypeID: number; tableID: number; columnID: number }[];
  rows: readonly unknown[];
}

const facts = new Map<string, Fact>();

const isSame = (a: TemplateSite, b: TemplateSite) => a.file === b.file && a.template === b.template;

/** A text was compiled: by which template, or by which file that used the builder. */
export function noteCompiled(text: string, site: TemplateSite | undefined, builtBy: string, parts: TextPart[]): void {
  let fact = facts.get(text);
  if (fact === undefined) {
    fact = { text, sites: [], builtBy: [], parts, isExecuted: false, errors: [], columns: [], rows: emptyShape() };
    facts.set(text, fact);
  }
  if (site === undefined && !fact.builtBy.includes(builtBy)) fact.builtBy.push(builtBy);
  if (site !== undefined && !fact.sites.some((known) => isSame(known, site))) fact.sites.push(site);
}

/** A compiled text was executed. Texts that were never compiled (`begin`) are left out. */
export function noteExecuted(text: string, { fields = [], rows }: Result): void {
  const fact = facts.get(text);
  if (fact === undefined) return;
  fact.isExecuted = true;
  fact.columns = fields.map(
    ({ name, dataTypeID, tableID, columnID }): Column => ({
      name,
      type: dataTypeID,
      table: tableID,
      attribute: columnID,
    }),
  );
  const left = MOST_ROWS - (fact.rows.objects?.count ?? 0);
  for (const row of rows.slice(0, Math.max(0, left))) look(fact.rows, row);
}

/** SQLSTATE class 42: PostgreSQL does not understand the statement. Other failures depend on the data. */
const NOT_UNDERSTOOD = /^42/;

/** A compiled text failed. */
export function noteFailed(text: string, error: unknown): void {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const fact = facts.get(text);
  if (fact === undefined || typeof code !== 'string' || !NOT_UNDERSTOOD.test(code)) return;
  if (!fact.errors.includes(String(message))) fact.errors.push(String(message));
}

/** What was recorded of a text so far. */
export const factOf = (text: string): Fact | undefined => facts.get(text);

/** Writes each fact into a file of its content's name: what another test file observed alike is written once. */
export function writeFacts(root: string): void {
  const folder = factsFolder(root);
  mkdirSync(folder, { recursive: true });
  for (const fact of facts.values()) {
    if (!fact.isExecuted && fact.errors.length === 0) continue;
    const written = JSON.stringify(fact);
    const file = join(folder, `${createHash('sha1').update(written).digest('hex')}.json`);
    if (!existsSync(file)) writeFileSync(file, written);
  }
  facts.clear();
}
