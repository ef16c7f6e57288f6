import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { campaignPages } from './campaign-pages';
import { companyPages } from './company-pages';
import { informationPages } from './information-pages';
import { legalPages } from './legal-pages';
import { offerPages } from './offer-pages';

/** The salon terms' own date (content-and-business-rules.md, "Salon terms"). */
const LEGAL_SINCE = '2020-09-23T00:00:00+02:00';

const redirects = [
  ['/opinie-uzytkownikow/', '/opinie/'],
  ['/en/user-opinions/', '/en/opinions/'],
  ['/gb/user-opinions/', '/gb/opinions/'],
] as const;

/** Pages of text, and addresses that lead to others. */
export async function seedPages(trx: Trx): Promise<void> {
  for (const page of [...informationPages, ...companyPages, ...campaignPages, ...legalPages, ...offerPages]) {
    const body = both(readBlocks(page.text.pl), readBlocks(page.text.en));
    const meta = (locale: 'pl' | 'en') => ({
      title: page.title[locale],
      description: page.lead[locale],
      keywords: '',
      canonical: null,
    });
    await sql`insert into cms_pages (code, kind, title, slugs, lead, body, meta, effective_at) values (${page.code},
      ${page.kind}, ${json(page.title)}, ${json(page.slugs)}, ${json(page.lead)}, ${json(body)},
      ${json(both(meta('pl'), meta('en')))}, ${page.kind === 'legal' ? LEGAL_SINCE : null})`.execute(trx);
  }
  for (const [from, to] of redirects) {
    await sql`insert into redirects (from_path, to_path) values (${from}, ${to})`.execute(trx);
  }
}
