import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { sections } from './section-list';

/** Sections of pages, in the order of the list. */
export async function seedSections(trx: Trx): Promise<void> {
  for (const [position, { code, page, title, text, link }] of sections.entries()) {
    const content = both(readBlocks(text.pl), readBlocks(text.en));
    const links =
      link && both({ label: link.label.pl, path: link.path.pl }, { label: link.label.en, path: link.path.en });
    await sql`insert into cms_sections (code, page, title, content, link, position)
      values (${code}, ${page}, ${json(title)}, ${json(content)}, ${links ? json(links) : null}, ${position})`.execute(
      trx,
    );
  }
}

/** Promo bars of two articles. */
export async function seedPromoBars(trx: Trx): Promise<void> {
  const bar = (headline: string, subheadline: string, label: string, url: string) => ({
    promoBarHeadline: headline,
    promoBarSubheadline: subheadline,
    promoBarButtonMainLabel: label,
    promoBarButtonMainUrl: url,
    promoBarButtonSideLabel: '',
    promoBarButtonSideUrl: '',
  });
  const bars = {
    'first-endermology': both(
      bar('Endermologia na próbę', 'Trzy spotkania w niższej cenie', 'Zobacz ofertę', '/oferty-specjalne/'),
      bar('Endermology to try', 'Three visits at a lower price', 'See the offer', '/special-offers/'),
    ),
    'first-48-hours': both(
      bar('Umów kolejną wizytę', 'Wolne terminy w Twoim salonie', 'Sprawdź', '/salony/'),
      bar('Book your next visit', 'Free times in your salon', 'Have a look', '/salons/'),
    ),
  };
  for (const [code, texts] of Object.entries(bars)) {
    await sql`update articles set promo_bar = ${json(texts)}, promo_bar_visible = true where code = ${code}`.execute(
      trx,
    );
  }
}
