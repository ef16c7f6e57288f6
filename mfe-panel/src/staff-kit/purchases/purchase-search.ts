import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { EMAIL_PATTERN } from '../../forms/field-rules';
import { LEAST_LETTERS } from '../treatments';

/** What purchases are found by: one of what a caller or somebody at the desk names. */
export type PurchaseSearch =
  | { orderNumber: string }
  | { phone: string }
  | { email: string }
  | { voucherCode: string }
  | { name: string };

const ORDER_NUMBER = /^[a-z]+-\d{4}-\d+$/i;
/** Sixteen letters and digits, in groups of four or not. */
const VOUCHER_CODE = /^([a-z\d]{4}[\s-]?){3}[a-z\d]{4}$/i;
const LEAST_PHONE_DIGITS = 6;
const LEAST_NUMBER_LETTERS = 4;

/** What a text names: the API looks each up by its own index. Null: too little of any. */
export function purchaseSearch(text: string): PurchaseSearch | null {
  const wanted = text.trim();
  const phone = wanted.replace(/^\+?48(?=[\s\d]{9})/, '').trim();
  if (/^[\d\s-]+$/.test(phone)) return phone.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS ? { phone } : null;
  if (wanted.includes('@')) return EMAIL_PATTERN.test(wanted) ? { email: wanted } : null;
  if (ORDER_NUMBER.test(wanted)) return { orderNumber: wanted.toUpperCase() };
  const hasDigit = /\d/.test(wanted);
  if (VOUCHER_CODE.test(wanted) && (hasDigit || wanted.includes('-'))) return { voucherCode: wanted };
  if (hasDigit) return wanted.length >= LEAST_NUMBER_LETTERS ? { orderNumber: wanted.toUpperCase() } : null;
  return (wanted.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS ? { name: wanted } : null;
}

/** GET /admin/order-products: what the customer has bought. */
export function purchasesQuery(http: HttpClient, text: string) {
  const search = purchaseSearch(text);
  return queryOptions({
    queryKey: ['staffPurchases', text.trim()],
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/order-products', { query: search ?? {} });
      return data.orderProducts;
    },
    enabled: search !== null,
    staleTime: 0,
  });
}
