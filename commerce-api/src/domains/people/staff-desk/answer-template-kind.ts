import { answerTemplateInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { RecordKind } from '../staff';

/** Answers that the desk begins with, as managers edit them. */
export const answerTemplateKind: RecordKind = {
  one: 'answerTemplate',
  many: 'answerTemplates',
  path: '/admin/answer-templates',
  rights: { read: 'workDesk', write: 'workDesk' },
  table: 'answer_templates',
  idType: 'bigint',
  input: answerTemplateInput,
  searched: sql`r.name`,
  filters: ['desk', 'enabled'],
  sorts: ['position', 'name'],
};
