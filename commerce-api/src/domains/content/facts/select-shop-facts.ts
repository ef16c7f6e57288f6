import type { LocaleCode } from '@aksamit/contracts';
import { wholeMoneyText } from '@aksamit/contracts/money';
import { hoursText, PANEL_PHONE_HOURS, PHONE_HOURS } from '@aksamit/contracts/phone-hours';
import type { MarketBrand } from '@aksamit/contracts/platform';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { bookingPolicies } from '../../booking/policies';
import { peoplePolicies } from '../../people/policies';
import { salesPolicies } from '../../sales/policies';
import { contentPolicies } from '../policies';
import type { ShopFacts } from './insert-facts';

interface FactsRow {
  salons: number;
  cities: number;
  brand: MarketBrand;
  voucherMonths: number | null;
  slug: string;
  currency: string;
  /** Minor units. */
  newCustomerDiscount: number;
  firstVisitMinutes: number;
}

/**
 * What texts of records may name, as it is now: counted from the data, from the policies, from the market's brand. The one home
 * of the shop's constants for texts. Source: content-and-business-rules.md sections 1 and 9.
 */
export async function selectShopFacts(db: Db, marketId: number, locale: LocaleCode): Promise<ShopFacts> {
  const found = await sql<FactsRow>`
    select (select count(*)::int from locations l where l.enabled and not l.is_virtual) as salons,
      (select count(distinct l.city_id)::int from locations l where l.enabled and not l.is_virtual) as cities,
      m.brand, (select min(v.valid_months)::int from voucher_products v where v.market_id = m.id) as "voucherMonths",
      m.slug, m.new_customer_discount as "newCustomerDiscount", m.additional_visit_time as "firstVisitMinutes",
      (select c.code from market_currencies mc join currencies c on c.id = mc.currency_id
        where mc.market_id = m.id order by mc.position limit 1) as currency
    from markets m where m.id = ${marketId}`.execute(db);
  const row = found.rows[0];
  if (!row) throw new Error(`Failed to find the facts of market ${marketId}: it has no row in markets.`);
  return { ...countedFacts(row, locale), ...agreedFacts(row, locale), ...sharedFacts(locale) };
}

function countedFacts({ salons, cities, brand, voucherMonths }: FactsRow, locale: LocaleCode) {
  const mailboxes = brand.mailboxes?.[locale] ?? brand;
  return {
    salonCount: String(salons),
    cityCount: String(cities),
    brandName: brand.name,
    phone: brand.phone.replace(/ /g, '\u00a0'),
    email: mailboxes.email,
    complaintsEmail: mailboxes.complaintsEmail,
    voucherMonths: String(voucherMonths ?? contentPolicies.everywhere.voucherMonths),
  };
}

/** What holds in the market alone. */
function agreedFacts({ slug, currency, newCustomerDiscount, firstVisitMinutes }: FactsRow, locale: LocaleCode) {
  const booking = bookingPolicies.of(slug);
  return {
    cancelHours: String(booking.cancellationNoticeHours),
    noShows: String(booking.noShowsForPrepayment),
    withdrawalDays: String(salesPolicies.of(slug).withdrawalDays),
    newCustomerDiscount: wholeMoneyText(newCustomerDiscount, currency, locale),
    firstVisitMinutes: String(firstVisitMinutes),
  };
}

/** What is the same for all markets: salons, treatments, campaign, office. */
function sharedFacts(locale: LocaleCode) {
  const content = contentPolicies.everywhere;
  const people = peoplePolicies.everywhere;
  const booking = bookingPolicies.everywhere;
  const zloty = (minor: number) => wholeMoneyText(minor, 'PLN', locale);
  return {
    phoneHours: hoursText(PHONE_HOURS, locale),
    panelPhoneHours: hoursText(PANEL_PHONE_HOURS, locale),
    answerDays: String(people.contactAnswerDays),
    complaintDaysServices: String(people.serviceComplaintDays),
    complaintDaysProducts: String(people.productComplaintDays),
    dataYears: String(people.retentionYears),
    seriesMonths: String(booking.packageMonths),
    seriesWeeks: String(booking.weeksBetweenEpilations),
    leastAge: String(booking.youngestYears),
    seriesTreatments: String(content.seriesTreatments),
    reductionPercent: String(content.reductionPercent),
    firstEffectsWeeks: String(content.firstEffectsWeeks),
    sunFreeWeeks: String(content.sunFreeWeeks),
    endermologyMinutes: String(content.endermologyMinutes),
    blikLimit: zloty(content.blikLimitMinor),
    payLaterDays: String(content.payLaterDays),
    lowestPriceDays: String(content.lowestPriceDays),
    legalNoticeDays: String(content.legalNoticeDays),
    donation: zloty(content.donationMinor),
    donationWithPhotos: zloty(content.donationWithPhotosMinor),
    bodyPartsLeast: String(content.bodyPartsLeast),
    nearbyKm: String(content.nearbyKm),
  };
}
