/** Zone of every store, whatever the visitor's. Source: specification, commerce core, section 1. */
export const STORE_TIME_ZONE = 'Europe/Warsaw';

const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE });

/** The stores' date (`YYYY-MM-DD`) of an instant. */
export const storeDateOf = (instant: string | Date): string => isoDate.format(new Date(instant));
