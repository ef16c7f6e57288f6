import {
  type CartItemData,
  type CartItemType,
  chosenProductsData,
  type LocaleCode,
  type Market,
  type VoucherType,
  voucherItemInput,
} from '@aksamit/contracts';
import { wholeMoneyText } from '@aksamit/contracts/money';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { DEFAULT_VOUCHER_DESIGN, lastSendDate, sendDateProblem } from '@aksamit/contracts/voucher-designs';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { dateText, noonOf } from '../../../platform/date-text';
import { RequestInvalid } from '../../../platform/request-validation';
import { type ValueProblem, voucherValueProblem } from '../vouchers';
import { isLocation } from './cart-queries';
import type { StoredItemData, StoredVoucherData } from './stored-item-data';

const RECORD_ID = /^[1-9]\d{0,17}$/;

interface WithData {
  data: StoredItemData | null;
  voucherLocation: { id: string; name: Record<LocaleCode, string>; city: string } | null;
}

/** A line's data, as the API returns them. */
export function showItemData({ data, voucherLocation }: WithData, locale: LocaleCode): CartItemData | null {
  if (!data || !('voucherValue' in data)) return data;
  const location = voucherLocation && { ...voucherLocation, name: voucherLocation.name[locale] };
  return {
    ...data,
    voucherPrice: data.voucherValue,
    voucherLocation: location,
    voucherDesign: data.voucherDesign ?? DEFAULT_VOUCHER_DESIGN,
    voucherSendOn: data.voucherSendOn ?? null,
  };
}

interface DataToCheck {
  itemType: CartItemType;
  itemId: string;
  data: Record<string, unknown> | null;
  market: Market;
  locale: LocaleCode;
}

/**
 * Validates a line's data, by its type, and returns them as they are stored.
 * @throws 422 by field (`data.voucherValue`), 404 for a voucher of another market
 */
export async function checkItemData(trx: Trx, input: DataToCheck): Promise<StoredItemData | null> {
  if (input.itemType === 'voucher') return checkVoucher(trx, input);
  if (input.itemType === 'bundle') return checkChoice(trx, input);
  const hasData = input.data !== null && Object.keys(input.data).length > 0;
  if (!hasData) return null;
  if (input.itemType === 'package') return checkChoice(trx, input);
  throw invalidFields(
    Object.fromEntries(Object.keys(input.data ?? {}).map((key) => [`data.${key}`, ['unknown_field']])),
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] }));
  throw new RequestInvalid('body', issues, { data: data ?? {} });
}

interface VoucherProduct {
  kind: VoucherType;
  value: number;
  validMonths: number;
}

async function checkVoucher(trx: Trx, { itemId, data, market, locale }: DataToCheck): Promise<StoredVoucherData> {
  const found = await sql<VoucherProduct>`select kind, value, valid_months as "validMonths" from voucher_products
    where product_id = ${itemId} and market_id = ${market.id}`.execute(trx);
  const record = found.rows[0];
  if (!record) throw notFound();
  const input = parse(voucherItemInput, data);
  if (input.voucherType && input.voucherType !== record.kind) {
    throw invalidFields({ 'data.voucherType': ['not_allowed'] });
  }
  const voucherValue = input.voucherValue ?? record.value;
  const problem = voucherValueProblem(voucherValue, market.voucherAmounts);
  if (problem) throw invalidFields({ 'data.voucherValue': [`${problem}:${hintOf(problem, market, locale)}`] });
  const locationId = input.voucherLocationId ?? null;
  if (locationId !== null && !(RECORD_ID.test(locationId) && (await isLocation(trx, locationId)))) {
    throw invalidFields({ 'data.voucherLocationId': ['not_allowed'] });
  }
  const voucherSendOn = input.voucherSendOn ?? null;
  if (voucherSendOn !== null) checkSendDate(voucherSendOn, record, input.voucherEmail ?? null, locale);
  return {
    voucherType: record.kind,
    voucherValue,
    voucherFirstName: input.voucherFirstName || null,
    voucherLastName: input.voucherLastName || null,
    voucherEmail: input.voucherEmail ?? null,
    voucherText: input.voucherText || null,
    voucherLocationId: locationId,
    voucherDesign: input.voucherDesign ?? DEFAULT_VOUCHER_DESIGN,
    voucherSendOn,
  };
}

/** A date of sending belongs to the e-mail of a recipient. @throws 422 by field */
function checkSendDate(
  date: string,
  { kind, validMonths }: VoucherProduct,
  email: string | null,
  locale: LocaleCode,
): void {
  if (kind === 'paper') throw invalidFields({ 'data.voucherSendOn': ['not_allowed'] });
  if (email === null) throw invalidFields({ 'data.voucherEmail': ['required'] });
  const today = storeDateOf(new Date());
  const problem = sendDateProblem(date, today, validMonths);
  if (problem === 'past') throw invalidFields({ 'data.voucherSendOn': ['date_past'] });
  if (problem === 'late') {
    const last = dateText(noonOf(lastSendDate(today, validMonths)), locale);
    throw invalidFields({ 'data.voucherSendOn': [`date_late:${last}`] });
  }
}

/** The step, or the bounds, in the market's currency: whole units as they are on the voucher page. */
function hintOf(problem: ValueProblem, { voucherAmounts, currencies: [currency] }: Market, locale: LocaleCode): string {
  const { step, least, most } = voucherAmounts;
  const amounts = problem === 'voucher_step' ? [step] : [least, most];
  return amounts.map((minor) => wholeMoneyText(minor, currency?.code ?? 'PLN', locale)).join(' – ');
}

interface Choice {
  least: number;
  most: number;
  bundlable: string[];
}

/** The chosen treatments are bundlable ones of the same zone and category; a bundle wants some of them at least. */
async function checkChoice(trx: Trx, { itemId, data }: DataToCheck): Promise<{ bundlableProductId: string[] }> {
  const { bundlableProductId } = parse(chosenProductsData, data);
  const field = 'data.bundlableProductId';
  const isSound = bundlableProductId.every((id) => RECORD_ID.test(id));
  if (!isSound || new Set(bundlableProductId).size < bundlableProductId.length) {
    throw invalidFields({ [field]: ['not_allowed'] });
  }
  const found = await sql<Choice>`select coalesce(b.min_product_selection, 0) as least,
      greatest(p.body_part_count, coalesce(b.min_product_selection, 0), 1) as most,
      coalesce((select json_agg(c.id::text) from products c where c.id = any(${bundlableProductId}::bigint[])
        and c.enabled and c.is_bundlable and c.gender = p.gender and c.category_id = p.category_id), '[]') as bundlable
    from products p left join bundles b on b.product_id = p.id where p.id = ${itemId}`.execute(trx);
  const choice = found.rows[0];
  if (!choice) throw notFound();
  if (choice.bundlable.length < bundlableProductId.length) throw invalidFields({ [field]: ['not_allowed'] });
  if (bundlableProductId.length < choice.least) throw invalidFields({ [field]: [`too_few_chosen:${choice.least}`] });
  if (bundlableProductId.length > choice.most) throw invalidFields({ [field]: [`too_many_chosen:${choice.most}`] });
  return { bundlableProductId };
}
