import { dataOf, listOf, shortLinkRequest } from '@aksamit/contracts';
import { type StaffShortLink, staffShortLink, staffShortLinksQuery } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { metaOf, offsetOf, sortedBy } from '../../../platform/pagination';
import { registerStaffCall } from '../../people/staff';
import { ownAddressIn, shortLinkUrlOf } from './own-address';
import { shortCodeOf } from './short-link-queries';

type Row = Omit<StaffShortLink, 'shortLinkUrl'>;

const columns = sql`s.code, s.url, s.uses::int as uses, s.last_used_at as "lastUsedAt", s.created_at as "createdAt"`;
const shown = (row: Row): StaffShortLink => ({ ...row, shortLinkUrl: shortLinkUrlOf(row.url, row.code) });

interface Filter {
  q?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

async function selectShortLinks(trx: Trx, { q, sort, limit, offset }: Filter) {
  const pattern = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql`(${pattern}::text is null or s.url ilike ${pattern} or s.code = ${q ?? null})`;
  const order = sortedBy(sort, { createdAt: sql`s.created_at`, uses: sql`s.uses` });
  const found = await sql<Row>`select ${columns} from short_links s where ${matching}
    order by ${order} s.created_at desc, s.code limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from short_links s
    where ${matching}`.execute(trx);
  return { shortLinks: found.rows.map(shown), total: counted.rows[0]?.total ?? 0 };
}

/** Short links for posters, messages and advertisements, with their use. */
export function registerStaffShortLinks(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/short-links',
    right: 'manageShortLinks',
    summary: 'Short links with their use, the newest first; sort: createdAt, uses',
    query: staffShortLinksQuery,
    answer: listOf({ shortLinks: z.array(staffShortLink) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { shortLinks, total } = await selectShortLinks(trx, { ...query, ...page });
      return {
        answer: { data: { shortLinks }, meta: metaOf(query, total) },
        subject: { kind: 'shortLink', id: null },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/short-links',
    right: 'manageShortLinks',
    summary: 'A short link to a page of the shop; the same for the same page',
    body: shortLinkRequest,
    answer: dataOf({ shortLink: staffShortLink }),
    status: 201,
    async work({ trx, body }) {
      const url = await ownAddressIn(trx, dependencies.config.publicOrigin, body.url);
      if (url === null) throw invalidFields({ url: ['own_address'] });
      const code = await shortCodeOf(trx, url);
      const found = await sql<Row>`select ${columns} from short_links s where s.code = ${code}`.execute(trx);
      const [row] = found.rows;
      if (!row) throw new Error('Failed to read the short link: it was purged in between. Make it again.');
      return {
        answer: { data: { shortLink: shown(row) } },
        subject: { kind: 'shortLink', id: code, details: { url } },
      };
    },
  });
}
