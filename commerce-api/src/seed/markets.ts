/** The two markets. Source: readings.md, "Markets, locales, hosts". */
import { CURRENCIES } from '@aksamit/contracts/money';
import { sql } from 'kysely';
import type { Trx } from '../platform/database';
import { company } from './company';

/** The shop's mailbox for each language. Texts of pages name them as facts. */
export const shopMailboxes = {
  pl: { email: 'kontakt@aksamit.example', complaintsEmail: 'reklamacje@aksamit.example' },
  en: { email: 'hello@aksamit.example', complaintsEmail: 'complaints@aksamit.example' },
} as const;

const brand = { name: 'Aksamit', phone: '+48 22 100 20 30' };

/** Fills currencies, locales and markets, which are empty before. */
export async function seedMarkets(trx: Trx): Promise<void> {
  await insertCurrencies(trx);
  await insertLocales(trx);
  await insertMarkets(trx);
  await linkMarkets(trx);
}

async function insertCurrencies(trx: Trx): Promise<void> {
  await trx
    .insertInto('currencies')
    .values(
      (
        [
          ['PLN', 'Polski złoty'],
          ['GBP', 'Pound sterling'],
        ] as const
      ).map(([code, name]) => ({
        code,
        name,
        symbol: CURRENCIES[code].symbol,
        is_prefix: CURRENCIES[code].isPrefix,
      })),
    )
    .execute();
}

async function insertLocales(trx: Trx): Promise<void> {
  await trx
    .insertInto('locales')
    .values([
      { code: 'pl', name: 'Polski', iso_code: 'pl-PL' },
      { code: 'en', name: 'English', iso_code: 'en-GB' },
    ])
    .execute();
}

async function insertMarkets(trx: Trx): Promise<void> {
  await trx
    .insertInto('markets')
    .values([
      {
        slug: 'pl',
        name: 'Polska',
        gtm_id: null,
        path_prefix: '',
        additional_visit_time: 15,
        default_payment_method: 'przelewy24',
        voucher_step: 5000,
        voucher_offered: [5000, 10_000, 20_000, 30_000, 50_000],
        voucher_least: 5000,
        voucher_most: 200_000,
        new_customer_discount: 5000,
        brand: JSON.stringify({ ...brand, ...shopMailboxes.pl, mailboxes: { en: shopMailboxes.en } }),
      },
      {
        slug: 'en',
        name: 'International',
        gtm_id: null,
        path_prefix: '/gb',
        additional_visit_time: 15,
        default_payment_method: 'paypal',
        voucher_step: 1000,
        voucher_offered: [1000, 2000, 5000, 10_000],
        voucher_least: 1000,
        voucher_most: 40_000,
        new_customer_discount: 1000,
        brand: JSON.stringify({ ...brand, ...shopMailboxes.en }),
      },
    ])
    .execute();
}

/** Languages and currencies of each market, its main one first. */
async function linkMarkets(trx: Trx): Promise<void> {
  await sql`insert into market_locales (market_id, locale_id, position)
    select m.id, l.id, case when l.code = 'pl' then 1 else 2 end from markets m, locales l
    where m.slug = 'pl' or l.code = 'en'`.execute(trx);
  await sql`insert into market_currencies (market_id, currency_id, position)
    select m.id, c.id, 1 from markets m join currencies c
    on (m.slug, c.code) in (('pl', 'PLN'), ('en', 'GBP'))`.execute(trx);
}

const MARKET_NAMES = {
  pl: { pl: 'Polska', en: 'Poland' },
  en: { pl: 'Międzynarodowy', en: 'International' },
};

/** What staff call the markets; one that an operator named keeps its names. */
export async function seedMarketNames(trx: Trx): Promise<void> {
  await sql`update markets m set names = n.value from jsonb_each(${JSON.stringify(MARKET_NAMES)}::jsonb) as n
    where m.slug = n.key and m.names is null`.execute(trx);
}

/** The company that sells, in every market's brand. Shops that began without it get it too. */
export async function seedCompany(trx: Trx): Promise<void> {
  await sql`update markets set brand = brand || jsonb_build_object('company', ${JSON.stringify(company)}::jsonb)
    where not brand ? 'company'`.execute(trx);
}
