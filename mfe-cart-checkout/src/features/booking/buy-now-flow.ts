/** Of the reservation's address after "buy now": `?flow=buyNow`. */
export const FLOW_QUERY = 'flow';
const BUY_NOW = 'buyNow';

/** The reservation's address for what was bought at once: its one choice, a time, leads on to the summary. */
export const buyNowPath = (reservationPath: string): string => `${reservationPath}?${FLOW_QUERY}=${BUY_NOW}`;

/** Whether the visitor came by "buy now". */
export const isBuyNow = (query: URLSearchParams): boolean => query.get(FLOW_QUERY) === BUY_NOW;
