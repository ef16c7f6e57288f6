import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { both, json } from '../localized';

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
      bar('Try endermology', 'Three visits at a lower price', 'See the offer', '/special-offers/'),
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
