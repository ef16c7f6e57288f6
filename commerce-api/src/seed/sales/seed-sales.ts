import { wholeMoneyText } from '@aksamit/contracts/money';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { idOf, idsByCode } from '../catalogue/seed-products';
import { both, json } from '../localized';
import { bundles } from './bundle-list';
import { insertSale } from './insert-sale';
import { offers } from './offer-list';

/** A visit of a bundle holds several body parts: the longest treatments stay outside. */
const LONGEST_BUNDLABLE_MINUTES = 45;
/** Positions in the lists: after treatments and packages. */
const FIRST_BUNDLE = 1000;
const FIRST_OFFER = 2000;
const FIRST_VOUCHER = 3000;

/** Levels and contents of the packages; which treatments a bundle may hold. */
export async function seedPackageContents(trx: Trx): Promise<void> {
  await sql`update products set level = substring(code from '(minimum|komfort|premium)$')
    where type = 'package'`.execute(trx);
  await sql`insert into product_contents (container_id, product_id, quantity, position)
    select p.id, k.id, p.package_quantity, k.position
    from products p
    join product_body_parts pb on pb.product_id = p.id
    join product_body_parts kb on kb.body_part_id = pb.body_part_id
    join products k on k.id = kb.product_id and k.type = 'product' and k.gender = p.gender
      and k.category_id = p.category_id and k.body_part_count = 1
    where p.type = 'package' on conflict do nothing`.execute(trx);
  await sql`update products p set is_bundlable = p.type = 'product' and p.body_part_count <= 1
      and case c.code when 'epilation' then p.duration <= ${LONGEST_BUNDLABLE_MINUTES}
        else c.code = 'endermology' and p.gender = 'female' end
    from product_categories c where c.id = p.category_id and p.type = 'product'`.execute(trx);
}

/** Bundles with bonus treatments. */
export async function seedBundles(trx: Trx, now: Date): Promise<void> {
  for (const [index, bundle] of bundles.entries()) {
    const id = await insertSale(trx, bundle, FIRST_BUNDLE + index, now);
    await sql`insert into bundles (product_id, event_limit, validity_duration_months, min_product_selection,
        is_most_bought, color)
      values (${id}, ${bundle.category === 'epilation' ? 12 : 6}, 12, ${bundle.minProductSelection},
        ${bundle.isMostBought ?? false}, ${bundle.color})`.execute(trx);
  }
}

/** Special offers. Days count from midnight in Warsaw. */
export async function seedOffers(trx: Trx, now: Date): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  const midnight = (days: number | null) => sql<string>`((date_trunc('day', ${now}::timestamptz
    at time zone 'Europe/Warsaw') + make_interval(days => ${days})) at time zone 'Europe/Warsaw')`;
  for (const [index, offer] of offers.entries()) {
    const id = await insertSale(trx, offer, FIRST_OFFER + index, now);
    const [from, to] = offer.days;
    await sql`insert into offers (product_id, variant, category, label, valid_from, valid_to)
      values (${id}, ${offer.variant}, ${offer.offerCategory}, ${json(offer.label)}, ${midnight(from)},
        ${midnight(to)})`.execute(trx);
    for (const [position, [code, quantity]] of Object.entries(offer.contents).entries()) {
      await sql`insert into product_contents (container_id, product_id, quantity, position)
        values (${id}, ${idOf(productIds, code)}, ${quantity}, ${position})`.execute(trx);
    }
  }
}

const kinds = [
  {
    kind: 'electronic',
    name: both('Voucher elektroniczny', 'Electronic voucher'),
    slug: both('elektroniczny', 'electronic'),
  },
  { kind: 'paper', name: both('Voucher papierowy', 'Paper voucher'), slug: both('papierowy', 'paper') },
];

/** A voucher of each kind for each amount that a market offers; valid 6 months, taxed when used. */
export async function seedVouchers(trx: Trx, now: Date): Promise<void> {
  await sql`insert into product_categories (code, name, slugs, is_virtual, show_in_menu, position)
    values ('vouchers', ${json(both('Vouchery', 'Vouchers'))}, ${json(both('vouchery', 'vouchers'))}, true, false, 900)`.execute(
    trx,
  );
  const amounts = await sql<{ market: number; slug: string; currency: string; value: number }>`
    select m.id as market, m.slug, cu.code as currency, unnest(m.voucher_offered) as value
    from markets m join market_currencies mc on mc.market_id = m.id and mc.position = 1
    join currencies cu on cu.id = mc.currency_id order by m.id, value`.execute(trx);
  await sql`select set_config('aksamit.price_valid_from', ${now.toISOString()}, true)`.execute(trx);
  let position = FIRST_VOUCHER;
  for (const { market, slug, currency, value } of amounts.rows) {
    for (const { kind, name, slug: ending } of kinds) {
      const units = value / 100;
      const shown = both(wholeMoneyText(value, currency, 'pl'), wholeMoneyText(value, currency, 'en'));
      const lead = both(
        `Prezent o wartości ${shown.pl}, ważny sześć miesięcy, na dowolny zabieg w każdym salonie.`,
        `A gift worth ${shown.en}, valid for six months, for any treatment in any salon.`,
      );
      const suffix = `${slug}-${units}`;
      const content = both({ description: [lead.pl] }, { description: [lead.en] });
      await sql`with made as (
          insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate,
            can_payment_by_cash, show_lowest_price, show_duration, position)
          select ${`voucher-${kind}-${suffix}`}, 'voucher', 'all', c.id,
            ${json(both(`${name.pl} ${shown.pl}`, `${name.en} ${shown.en}`))},
            ${json(both(`voucher-${ending.pl}-${suffix}`, `${ending.en}-voucher-${suffix}`))}, ${json(lead)},
            ${json(content)}, 0, 0, false, false, false, ${position}
          from product_categories c where c.code = 'vouchers' returning id
        ), priced as (
          insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
          select id, ${market}, ${currency}, 1, 99, ${value} from made
        )
        select id from made`.execute(trx);
      await sql`insert into voucher_products (product_id, market_id, kind, value, valid_months, purpose)
        select id, ${market}, ${kind}, ${value}, 6, 'multi' from products
        where code = ${`voucher-${kind}-${suffix}`}`.execute(trx);
      position += 1;
    }
  }
  await sql`select set_config('aksamit.price_valid_from', '', true)`.execute(trx);
}

/** Recommendations beside a treatment. */
export async function seedSuggestions(trx: Trx): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  const pairs: Record<string, string[]> = {
    'laser-female-armpits': ['laser-female-bikini', 'laser-female-calves'],
    'laser-female-bikini': ['laser-female-armpits', 'laser-female-thighs'],
    'laser-female-legs': ['laser-female-armpits', 'endermology-female-body'],
    'laser-male-back': ['laser-male-shoulders', 'laser-male-neck'],
    'hydrogen-female': ['radio-female-face', 'endermology-female-face'],
    'dermapen-female': ['hydrogen-female'],
    'endermology-female-body': ['radio-female-body', 'electro-female'],
  };
  for (const [code, suggested] of Object.entries(pairs)) {
    for (const [position, other] of suggested.entries()) {
      await sql`insert into product_suggestions (product_id, suggested_id, position)
        values (${idOf(productIds, code)}, ${idOf(productIds, other)}, ${position})`.execute(trx);
    }
  }
}
