import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names up to this number are older than the rule; a merged migration is never renamed. */
const LAST_EXEMPT = 144;

/** The verbs of migrations' names. */
const VERBS = (
  'add allow alter anonymize backfill bound cascade convert copy correct count create deactivate deduplicate delete disable ' +
  'drop enable enforce exempt expire extend fill find generate grant index limit link lock log lower mark merge move name ' +
  'normalize notify order partition publish purge raise rebuild record reduce refuse release remember remove rename reorder ' +
  'repair replace require restore restrict revoke round set shorten sort speed split store track truncate unify unlink update ' +
  'validate withdraw'
).split(' ');

/** Whether a migration is named like `0145-add-refunds-by-payment-index.sql`; older ones may have any name. */
function isWellNamed(file: string): boolean {
  const [, number = '', verb = '', object = ''] = /^(\d{4})-([a-z]+)(-[a-z0-9-]+)?\.sql$/.exec(file) ?? [];
  return number !== '' && (Number(number) <= LAST_EXEMPT || (VERBS.includes(verb) && object !== ''));
}

it('new migrations are named by what they do: a verb and its object', () => {
  const files = readdirSync(join(__dirname, '../../database/migrations')).filter((file) => file.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !isWellNamed(file))).toEqual([]);
});

it.each([
  ['0145-add-refunds-by-payment-index.sql', true],
  ['0145-refunds-by-payment-index.sql', false],
  ['0145-add.sql', false],
  ['145-add-refunds.sql', false],
  ['0060-phones-forgotten.sql', true],
])('%s fits: %s', (file, fits) => {
  expect(isWellNamed(file)).toBe(fits);
});
