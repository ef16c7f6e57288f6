/** For whom something is sold, as the page's address has it. */
export interface SaleSubject {
  /** One of the two is set. */
  eventId: string | null;
  orderId: string | null;
  /** The visit itself is sold, not a next treatment. */
  isItself: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const idOf = (search: URLSearchParams, name: string): string | null => {
  const id = search.get(name) ?? '';
  return UUID.test(id) ? id : null;
};

/** Reads `?visit=…`, with `&self=1` for the visit itself, or `?order=…`; null for neither. */
export function readSubject(search: URLSearchParams): SaleSubject | null {
  const eventId = idOf(search, 'visit');
  const orderId = idOf(search, 'order');
  if (eventId !== null) return { eventId, orderId: null, isItself: search.get('self') === '1' };
  return orderId === null ? null : { eventId: null, orderId, isItself: false };
}

/** The subject's part of a request. */
export const subjectBody = ({ eventId, orderId }: SaleSubject) => ({
  ...(eventId === null ? {} : { eventId }),
  ...(orderId === null ? {} : { orderId }),
});
