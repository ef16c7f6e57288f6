import { type LocaleCode, sectionInput } from '@aksamit/contracts';
import { sql } from 'kysely';
import { blocksOfSections } from '../../domains/content/pages';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { campaignPages } from './campaign-pages';
import { companyPages } from './company-pages';
import { homePage } from './home-page';
import { informationPages } from './information-pages';
import { legalPages } from './legal-pages';
import { offerPages } from './offer-pages';
import { presentationPages } from './presentation-pages';
import type { SeedPage } from './seed-page';

/** The salon terms' own date (content-and-business-rules.md, "Salon terms"). */
const LEGAL_SINCE = '2020-09-23T00:00:00+02:00';

const redirects = [
  ['/opinie-uzytkownikow/', '/opinie/'],
  ['/en/user-opinions/', '/en/opinions/'],
  ['/gb/user-opinions/', '/gb/opinions/'],
] as const;

/** All pages of the demo shop. */
export const seededPages: readonly SeedPage[] = [
  homePage,
  ...presentationPages,
  ...informationPages,
  ...companyPages,
  ...campaignPages,
  ...legalPages,
  ...offerPages,
];

const bodyOf = ({ sections, text }: SeedPage, locale: LocaleCode) =>
  sections ? blocksOfSections(sections[locale]) : readBlocks(text?.[locale] ?? '');

const metaOf = (page: SeedPage, locale: LocaleCode) => ({
  title: (page.meta?.title ?? page.title)[locale],
  description: (page.meta?.description ?? page.lead)[locale],
  keywords: '',
  canonical: null,
});

/** The columns of a page that hold texts, as JSON. */
const textsOf = (page: SeedPage) => ({
  title: json(page.title),
  lead: json(page.lead),
  body: json(both(bodyOf(page, 'pl'), bodyOf(page, 'en'))),
  meta: json(both(metaOf(page, 'pl'), metaOf(page, 'en'))),
});

/** Pages of text, and addresses that lead to others. */
export async function seedPages(trx: Trx): Promise<void> {
  for (const page of seededPages) {
    const { title, lead, body, meta } = textsOf(page);
    await sql`insert into cms_pages (code, kind, title, slugs, lead, body, meta, effective_at) values (${page.code},
      ${page.kind}, ${title}, ${json(page.slugs)}, ${lead}, ${body}, ${meta},
      ${page.kind === 'legal' ? LEGAL_SINCE : null})`.execute(trx);
  }
  for (const [from, to] of redirects) {
    await sql`insert into redirects (from_path, to_path) values (${from}, ${to})`.execute(trx);
  }
}

/**
 * The sections of pages. A shop that had its pages before gets them too, and pages that are new; what its staff edited
 * stays as it is, and an address that staff gave to a page of their own stays that page's.
 */
export async function seedPageSections(trx: Trx): Promise<void> {
  for (const page of seededPages.filter(({ sections }) => sections !== undefined)) {
    const { title, lead, body, meta } = textsOf(page);
    const stored = (locale: LocaleCode) => page.sections?.[locale].map((section) => sectionInput.parse(section));
    const sections = json(both(stored('pl'), stored('en')));
    const edited = await sql`select from cms_pages g join audit_log a on a.subject_kind = 'cmsPage'
      and a.subject_id = g.id::text where g.code = ${page.code} and a.call like 'PUT %' limit 1`.execute(trx);
    const taken = await sql`select from slugs s join cms_pages g on g.id = s.record_id where s.namespace = 'page'
      and s.slug in (${page.slugs.pl}, ${page.slugs.en}) and g.code <> ${page.code} limit 1`.execute(trx);
    if (edited.rows.length > 0 || taken.rows.length > 0) continue;
    await sql`insert into cms_pages (code, kind, title, slugs, lead, body, sections, meta) values (${page.code}, ${page.kind},
      ${title}, ${json(page.slugs)}, ${lead}, ${body}, ${sections}, ${meta})
      on conflict (code) do update set title = excluded.title, lead = excluded.lead, body = excluded.body,
        sections = excluded.sections, meta = excluded.meta`.execute(trx);
  }
}
