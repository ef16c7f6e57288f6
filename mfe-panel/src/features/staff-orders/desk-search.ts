/** What the desk types to find a purchase: one of the searches of GET /admin/order-products. */
export type DeskSearch =
  | { orderNumber: string }
  | { phone: string }
  | { email: string }
  | { voucherCode: string }
  | { name: string };

/** A voucher's code: 16 letters and digits, in groups of four or without. Source: readings.md, "Vouchers". */
const VOUCHER = /^[A-Z2-9]{4}([\s-]?[A-Z2-9]{4}){3}$/i;
/** An order's number, or the most of it: `AK-2026-000001`. */
const ORDER = /^[a-z]{1,5}-\d{4}/i;
const LEAST_DIGITS = 6;
const LEAST_LETTERS = 3;

/** Recognizes what was typed; null while it is too short for a search. */
export function deskSearch(text: string): DeskSearch | null {
  const typed = text.trim();
  if (typed.includes('@')) return typed.length >= LEAST_LETTERS ? { email: typed } : null;
  if (ORDER.test(typed)) return { orderNumber: typed.toUpperCase() };
  if (VOUCHER.test(typed) && /\d|-/.test(typed)) return { voucherCode: typed.toUpperCase() };
  const phone = typed.replace(/^\+?48(?=[\s\d-]{9})/, '').trim();
  if (/^[\d\s-]+$/.test(phone)) return phone.replace(/\D/g, '').length >= LEAST_DIGITS ? { phone } : null;
  const letters = typed.match(/\p{L}/gu) ?? [];
  return letters.length >= LEAST_LETTERS ? { name: typed } : null;
}
