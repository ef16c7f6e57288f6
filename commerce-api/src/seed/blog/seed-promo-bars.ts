import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type Both, both, json } from '../localized';

interface SeededBar {
  /** Code of the article that it stands on. */
  article: string;
  /** For staff. */
  name: string;
  headline: Both;
  subheadline: Both;
  label: Both;
  path: Both;
}

const BARS: readonly SeededBar[] = [
  {
    article: 'first-endermology',
    name: 'Endermologia na próbę',
    headline: both('Endermologia na próbę', 'Try endermology'),
    subheadline: both('Trzy spotkania w niższej cenie', 'Three visits at a lower price'),
    label: both('Zobacz ofertę', 'See the offer'),
    path: both('/oferty-specjalne/', '/special-offers/'),
  },
  {
    article: 'first-48-hours',
    name: 'Kolejna wizyta',
    headline: both('Umów kolejną wizytę', 'Book your next visit'),
    subheadline: both('Wolne terminy w Twoim salonie', 'Free times in your salon'),
    label: both('Sprawdź', 'Have a look'),
    path: both('/salony/', '/salons/'),
  },
];

/** The words of a bar as articles held them before bars were records. */
function copyOf({ headline, subheadline, label, path }: SeededBar) {
  const words = (locale: 'pl' | 'en') => ({
    promoBarHeadline: headline[locale],
    promoBarSubheadline: subheadline[locale],
    promoBarButtonMainLabel: label[locale],
    promoBarButtonMainUrl: path[locale],
    promoBarButtonSideLabel: '',
    promoBarButtonSideUrl: '',
  });
  return both(words('pl'), words('en'));
}

/** Promo bars of two articles, as copies. */
export async function seedPromoBars(trx: Trx): Promise<void> {
  for (const bar of BARS) {
    await sql`update articles set promo_bar = ${json(copyOf(bar))}, promo_bar_visible = true
      where code = ${bar.article}`.execute(trx);
  }
}

/** Since then they are shown: the day of the demo shop's first articles. */
const SHOWN_SINCE = '2026-01-01T00:00:00+01:00';

/** The copies that nobody has edited become records, which their articles name. */
export async function seedPromoBarRecords(trx: Trx): Promise<void> {
  for (const bar of BARS) {
    const isUntouched: RawBuilder<boolean> = sql`a.code = ${bar.article} and a.promo_bar = ${json(copyOf(bar))}::jsonb
      and not exists (select from article_versions v where v.article_id = a.id)`;
    const actions = both([{ label: bar.label.pl, path: bar.path.pl }], [{ label: bar.label.en, path: bar.path.en }]);
    const added = await sql<{ id: string }>`insert into promo_bars
        (name, enabled, headline, subheadline, actions, start_at, is_shown)
      select ${bar.name}::text, a.promo_bar_visible, ${json(bar.headline)}::jsonb, ${json(bar.subheadline)}::jsonb,
        ${json(actions)}::jsonb, ${SHOWN_SINCE}::timestamptz, a.promo_bar_visible
      from articles a where ${isUntouched} returning id`.execute(trx);
    const [record] = added.rows;
    if (!record) continue;
    await sql`update articles a set promo_bar_id = ${record.id}, promo_bar = null, promo_bar_visible = false
      where ${isUntouched}`.execute(trx);
  }
}
