/**
 * Holds the statements that the last run of API tests executed to what the sources declare (docs/decisions/0160, 0161):
 * `npm run statements [-- --today | --whole]`.
 * `--whole`: all API tests ran, so statements that none of them executed are listed, and lists that hold too much fail.
 * `--today`: only whether PostgreSQL still plans the statements, and those of the functions, on today's schema.
 */
import { join } from 'node:path';
import { domains } from '../src/domains';
import { PLATFORM_TABLES } from '../src/platform/platform-jobs';
import { unexplainedAccess, untestedLines, unusedExceptions, unusedPublications } from './check/accepted';
import { loadParser } from './check/accessed-tables';
import { foreignAccess, type TableOwner } from './check/check-ownership';
import { checkRows, failures, notExecuted } from './check/check-rows';
import { refusedToday } from './check/plan-statements';
import { readFacts } from './check/read-facts';
import { readTemplates } from './check/read-templates';
import { FOREIGN_ACCESS } from './exceptions';

const root = join(import.meta.dirname, '../..');

function tableOwners(): Map<string, TableOwner> {
  const owners = new Map<string, TableOwner>(
    PLATFORM_TABLES.map((table) => [table, { owner: 'platform', isPublished: false }]),
  );
  for (const { name, owns, publishes = [] } of domains)
    for (const table of owns) owners.set(table, { owner: name, isPublished: publishes.includes(table) });
  return owners;
}

async function findProblems(flags: ReadonlySet<string>): Promise<string[]> {
  const templates = readTemplates(root);
  const all = readFacts(root);
  const facts = all.filter(({ isExecuted }) => isExecuted);
  process.stdout.write(`${facts.length} statements of the last run of API tests\n`);
  if (facts.length === 0) return ['No API test ran here yet. Run `npm test -- api`.'];
  if (flags.has('--today')) {
    const { statements, functions } = await refusedToday(root, facts);
    return [...failures(templates, statements), ...functions];
  }
  await loadParser();
  const owners = tableOwners();
  const accesses = foreignAccess(facts, owners);
  const foreign = accesses.filter(({ isAllowed }) => !isAllowed);
  const failed = all.filter(({ isExecuted }) => !isExecuted);
  const refused = new Map(failed.map((fact) => [fact, fact.errors.join('; ')]));
  const problems = [
    ...failures(templates, refused),
    ...checkRows(templates, facts),
    ...unexplainedAccess(foreign, FOREIGN_ACCESS),
  ];
  if (!flags.has('--whole')) return problems;
  for (const line of untestedLines(notExecuted(templates, facts))) process.stdout.write(`· ${line}\n`);
  const published = new Set(accesses.filter(({ isAllowed }) => isAllowed).map(({ table }) => table));
  return [...problems, ...unusedExceptions(foreign, FOREIGN_ACCESS), ...unusedPublications(published, owners)];
}

const flags = new Set(process.argv.slice(2));
const problems = await findProblems(flags);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
if (problems.length === 0)
  process.stdout.write(
    flags.has('--today') ? '✓ today’s schema has all that they name\n' : '✓ rows and tables are as declared\n',
  );
process.exitCode = problems.length === 0 ? 0 : 1;
