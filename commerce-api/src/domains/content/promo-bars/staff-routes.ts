import { dataOf, recordId } from '@aksamit/contracts';
import { promoBarState, promoBarVersion, staffPromoBarInput } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { databaseErrorCode, type Trx } from '../../../platform/database';
import {
  changeRecord,
  explainerOf,
  findRecord,
  lockRecord,
  registerRecords,
  registerStaffCall,
} from '../../people/staff';
import { contentError } from '../errors';
import { promoBarKind } from './promo-bar-kind';
import { selectPromoBarVersions } from './promo-bar-versions';

const right = 'manageContent';
const params = z.object({ id: recordId });
const one = z.object({ id: z.string(), ...staffPromoBarInput.shape, state: promoBarState, editedAt: z.string() });
const subjectOf = (id: string, details: Record<string, unknown> = {}) => ({ kind: 'promoBar', id, details });

/** Promo bars: the calls of records, and how a bar is ended, removed and followed through its versions. */
export function registerStaffPromoBars(app: App, dependencies: AppDependencies): void {
  registerRecords(app, dependencies, promoBarKind);
  registerEnd(app, dependencies);
  registerRemoval(app, dependencies);
  registerVersions(app, dependencies);
}

function registerEnd(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/promo-bars/:id/end',
    right,
    summary: 'Ends a promo bar that is on: no page shows it any more',
    params,
    answer: dataOf({ promoBar: one }),
    async work({ trx, params: { id }, actor, now }) {
      const bar = await lockRecord(trx, promoBarKind, id);
      if (!bar) throw notFound();
      if (!isOn(bar, now)) throw contentError('409 promo_bar_not_on');
      const values = { endAt: now.toISOString() };
      const { after, changes } = await changeRecord(trx, promoBarKind, { id, values, editor: actor.userId, now });
      return { answer: { data: { promoBar: one.parse(after) } }, subject: subjectOf(id, changes) };
    },
    explain: explainerOf(promoBarKind),
  });
}

function isOn({ enabled, startAt, endAt }: Record<string, unknown>, now: Date): boolean {
  const isOver = typeof endAt === 'string' && Date.parse(endAt) <= now.getTime();
  return enabled === true && Date.parse(String(startAt)) < now.getTime() && !isOver;
}

function registerRemoval(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/promo-bars/:id',
    right,
    summary: 'Removes a promo bar that no article and no page names',
    params,
    answer: z.object({ data: z.object({}) }),
    async work({ trx, params: { id } }) {
      const bar = await lockRecord(trx, promoBarKind, id);
      if (!bar) throw notFound();
      if (await isNamed(trx, id)) throw contentError('409 promo_bar_used');
      await sql`delete from promo_bars where id = ${id}`.execute(trx);
      return { answer: { data: {} }, subject: subjectOf(id, { removed: bar.name }) };
    },
    // An article that names it since it was looked for.
    explain: async (error) => {
      throw databaseErrorCode(error) === '23503' ? contentError('409 promo_bar_used') : error;
    },
  });
}

/** Whether an article, a page or the draft of a page names the bar. */
async function isNamed(trx: Trx, id: string): Promise<boolean> {
  const named = (content: RawBuilder<unknown>) => sql`jsonb_path_exists(${content},
    '$.*[*].promoBarId ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;
  const found = await sql<{ isNamed: boolean }>`select
      exists (select from articles a where a.promo_bar_id = ${id})
      or exists (select from cms_pages g where g.sections is not null and ${named(sql`g.sections::jsonb`)})
      or exists (select from cms_page_drafts e where ${named(sql`e.content -> 'sections'`)}) as "isNamed"`.execute(trx);
  return found.rows[0]?.isNamed === true;
}

function registerVersions(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/promo-bars/:id/versions',
    right,
    summary: 'States of a promo bar with who made them, the newest first; at most 100',
    params,
    answer: dataOf({ promoBarVersions: z.array(promoBarVersion) }),
    async work({ trx, params: { id } }) {
      if (!(await findRecord(trx, promoBarKind, id))) throw notFound();
      const promoBarVersions = await selectPromoBarVersions(trx, id);
      return { answer: { data: { promoBarVersions } }, subject: subjectOf(id) };
    },
  });
}
