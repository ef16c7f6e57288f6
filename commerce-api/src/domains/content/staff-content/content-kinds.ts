/** Pages and redirects, as staff edit them. */
import { isDeepStrictEqual } from 'node:util';
import type { StoredSection } from '@aksamit/contracts';
import { staffPageInput, staffRedirectInput } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import { namedPath } from '../../../platform/page-address';
import type { RecordKind } from '../../people/staff';
import { unknownFactsOf } from '../facts';
import { blocksOfSections, HOME_CODE } from '../pages';
import { personName } from '../person-name';

const rights = { read: 'manageContent', write: 'manageContent' } as const;

const ofLatestVersion = (read: RawBuilder<unknown>) => sql`(select ${read} from cms_page_versions v
  left join users u on u.id = v.created_by where v.cms_page_id = r.id order by v.number desc limit 1)`;
const ofDraft = (read: RawBuilder<unknown>) => sql`(select ${read} from cms_page_drafts e where e.cms_page_id = r.id)`;

export const pageKind: RecordKind = {
  one: 'cmsPage',
  many: 'cmsPages',
  path: '/admin/cms-pages',
  rights,
  table: 'cms_pages',
  idType: 'bigint',
  input: staffPageInput,
  fixed: ['code', 'kind'],
  condition: sql`r.kind <> 'legal'`,
  shown: {
    updatedAt: { schema: z.string(), read: sql`r.updated_at` },
    changedAt: { schema: z.string(), read: sql`coalesce(${ofLatestVersion(sql`v.created_at`)}, r.updated_at)` },
    changedBy: { schema: z.string().nullable(), read: ofLatestVersion(personName) },
    hasDraft: { schema: z.boolean(), read: sql`coalesce(${ofDraft(sql`e.content is not null`)}, false)` },
    publishAt: { schema: z.string().nullable(), read: ofDraft(sql`e.publish_at`) },
  },
  searched: sql`(r.code || ' ' || (r.title ->> 'pl') || ' ' || (r.title ->> 'en') || ' ' || (r.slugs ->> 'pl'))`,
  filters: ['kind', 'enabled'],
  sorts: ['code', 'title', 'address', 'changedAt'],
  sorted: {
    title: sql`r.title ->> 'pl'`,
    address: sql`r.slugs ->> 'pl'`,
    changedAt: sql`coalesce(${ofLatestVersion(sql`v.created_at`)}, r.updated_at)`,
  },
  check({ before, values }: PageEdit) {
    const { title, lead, body, sections, meta, slugs } = values;
    const unknown = unknownFactsOf({ title, lead, body, sections, meta });
    if (unknown.length > 0) throw invalidFields(Object.fromEntries(unknown.map((path) => [path, ['unknown_fact']])));
    if (before === null && !body && !sections) throw invalidFields({ body: ['required'] });
    const isMoved = slugs !== undefined && !isDeepStrictEqual(slugs, before?.slugs);
    // Its address is the shop's own.
    if (before?.code === HOME_CODE && isMoved) throw invalidFields({ slugs: ['not_allowed'] });
    checkCanonicals(values);
  },
  complete: completePage,
  refusals: { sections_promo_bar: { field: 'sections', message: 'unknown_promo_bar' } },
};

type PageValues = Record<string, unknown> & {
  body?: unknown;
  sections?: Record<'pl' | 'en', StoredSection[]> | null;
  meta?: Record<'pl' | 'en', { canonical: string | null }>;
};

interface PageEdit {
  before: Record<string, unknown> | null;
  values: PageValues;
}

/** @throws 422 on a name that is no page of the shop, or one whose address needs a record */
function checkCanonicals({ meta }: PageValues): void {
  for (const locale of ['pl', 'en'] as const) {
    const canonical = meta?.[locale].canonical ?? '/';
    if (!canonical.startsWith('/') && namedPath(canonical, locale) === null) {
      throw invalidFields({ [`meta.${locale}.canonical`]: ['own_address'] });
    }
  }
}

/** The body of a page is the text of its sections; a page that gets another body alone has no sections any more. */
function completePage({ before, values }: PageEdit): Record<string, unknown> {
  const { body, sections } = values;
  if (sections) {
    return { ...values, body: { pl: blocksOfSections(sections.pl), en: blocksOfSections(sections.en) } };
  }
  const isSame = body === undefined || isDeepStrictEqual(body, before?.body);
  return isSame ? values : { ...values, sections: null };
}

export const redirectKind: RecordKind = {
  one: 'redirect',
  many: 'redirects',
  path: '/admin/redirects',
  rights: { read: 'manageRedirects', write: 'manageRedirects' },
  table: 'redirects',
  idType: 'bigint',
  input: staffRedirectInput,
  renamed: { from: 'from_path', to: 'to_path' },
  searched: sql`(r.from_path || ' ' || r.to_path)`,
  filters: ['status'],
  sorts: ['from'],
  refusals: {
    redirects_check: { field: 'to', message: 'redirect_circle' },
    redirects_no_circle: { field: 'to', message: 'redirect_circle' },
  },
};
