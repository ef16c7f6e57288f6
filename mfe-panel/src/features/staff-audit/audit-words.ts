import type { AuditLogEntry } from '@aksamit/contracts/staff';

/** Calls that have a sentence of their own below `staff.audit.calls`; the others are described by method and subject. */
const NAMED_CALLS: Readonly<Record<string, string>> = {
  'PUT /admin/users/:id/role': 'role',
  'DELETE /admin/users/:id/second-factor': 'secondFactor',
  'POST /admin/orders/:id/refunds': 'refund',
  'POST /admin/orders/:id/payments': 'payment',
  'POST /admin/orders/:id/voucher-redemptions': 'redemption',
  'POST /admin/tills/:locationId/:date/movements': 'cashMoved',
  'PUT /admin/events/:id/date': 'visitMoved',
  'PUT /admin/events/:id/done-status': 'visitMarked',
  'DELETE /admin/api-keys/:id': 'keyRevoked',
  'POST /admin/messages/:id/repeats': 'messageRepeated',
  'PUT /admin/charity-months/:month': 'charityPaid',
  'PUT /admin/promo-bars/:id/end': 'promoBarEnded',
  'POST /admin/price-change-batches': 'pricesChanged',
  'POST /admin/content-previews': 'previewLink',
};

/** Kinds of subject with a name below `staff.audit.kinds`, in the order of the filter. */
export const SUBJECT_KINDS = [
  'event',
  'order',
  'lead',
  'opinion',
  'user',
  'product',
  'price',
  'promotion',
  'discountCode',
  'article',
  'cmsPage',
  'legalDocument',
  'redirect',
  'location',
  'openingException',
  'paymentDifference',
  'paymentTransaction',
  'message',
  'shortLink',
  'release',
  'apiKey',
  'webhook',
  'webhookDelivery',
  'charityEntry',
  'auditLog',
  'sale',
  'till',
  'withdrawal',
  'waitingEntry',
  'customerNote',
  'blockedTime',
  'orderProduct',
  'answerTemplate',
  'therapist',
  'staff',
  'room',
  'device',
  'city',
  'offer',
  'bundle',
  'voucher',
  'articleAuthor',
  'articleCategory',
  'picture',
  'charityMonth',
  'figures',
  'promoBar',
] as const;

const METHODS: Readonly<Record<string, string>> = { GET: 'read', POST: 'added', PUT: 'changed', DELETE: 'removed' };

/** What somebody did: keys of texts below `staff.audit`. `kindKey` null: the subject has no name here. */
export interface AuditDeed {
  callKey: string | null;
  verbKey: string;
  kindKey: string | null;
}

export function deedOf({ call, subjectKind }: Pick<AuditLogEntry, 'call' | 'subjectKind'>): AuditDeed {
  const method = call.split(' ')[0] ?? '';
  const named = Object.hasOwn(NAMED_CALLS, call) ? NAMED_CALLS[call] : undefined;
  return {
    callKey: named === undefined ? null : `calls.${named}`,
    verbKey: call.endsWith('-previews') ? 'verbs.previewed' : `verbs.${METHODS[method] ?? 'changed'}`,
    kindKey: SUBJECT_KINDS.some((kind) => kind === subjectKind) ? `kinds.${subjectKind}` : null,
  };
}
