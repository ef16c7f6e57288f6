import type { PageName } from '@aksamit/module-sdk/router';

/** A page of the staff area that shows a subject of the log. */
export interface SubjectPage {
  page: PageName;
  params: Readonly<Record<string, string>>;
}

/** Kinds of records of the offer, by the names that their subjects have in the log. */
const RECORD_KINDS: Readonly<Record<string, string>> = {
  product: 'products',
  price: 'prices',
  promotion: 'promotions',
  discountCode: 'discount-codes',
  offer: 'offers',
  bundle: 'bundles',
  voucher: 'vouchers',
  location: 'locations',
  staff: 'therapists',
  therapist: 'therapists',
  room: 'rooms',
  device: 'devices',
  city: 'cities',
  redirect: 'redirects',
  articleAuthor: 'article-authors',
  articleCategory: 'article-categories',
};

const PAGES: Readonly<Record<string, PageName>> = {
  order: 'panel/staff-order',
  article: 'panel/staff-article',
  cmsPage: 'panel/staff-site-page',
  promoBar: 'panel/staff-promo-bar',
  paymentTransaction: 'panel/staff-payment',
  webhook: 'panel/staff-webhook',
};

/** A form's desk is part of the call alone. */
const DESK_CALL = /^[A-Z]+ \/admin\/(leads|complaints|reviewer-applications)\/:id/;

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Where a subject is shown; undefined for one without a page of its own, or that is gone. */
export function subjectPage(call: string, subjectKind: string | null, id: string | null): SubjectPage | undefined {
  if (subjectKind === null || id === null || call.startsWith('DELETE ')) return undefined;
  const kind = lookUp(RECORD_KINDS, subjectKind);
  if (kind !== undefined) return { page: 'panel/staff-offer-record', params: { kind, id } };
  const desk = subjectKind === 'lead' ? DESK_CALL.exec(call)?.[1] : undefined;
  if (desk !== undefined) return { page: 'panel/staff-desk-case', params: { desk, id } };
  const page = lookUp(PAGES, subjectKind);
  return page && { page, params: { id } };
}
