/** Pages and redirects, as staff edit them. */
import { isDeepStrictEqual } from 'node:util';
import type { StoredSection } from '@aksamit/contracts';
import { staffPageInput, staffRedirectInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import { namedPath } from '../../../platform/page-address';
import type { RecordKind } from '../../people/staff';
import { unknownFactsOf } from '../facts';
import { blocksOfSections, HOME_CODE } from '../pages';

const rights = { read: 'manageContent', write: 'manageContent' } as const;

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
  shown: { updatedAt: { schema: z.string(), read: sql`r.updated_at` } },
  searched: sql`(r.code || ' ' || (r.title ->> 'pl') || ' ' || (r.title ->> 'en'))`,
  filters: ['kind', 'enabled'],
  sorts: ['code'],
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
