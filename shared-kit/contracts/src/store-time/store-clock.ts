/** Zone of every store, whatever the visitor's. Source: specification, commerce core, section 1. */
export const STORE_TIME_ZONE = 'Europe/Warsaw';

let isoDate: Intl.DateTimeFormat | undefined;

/** The stores' date (`YYYY-MM-DD`) of an instant. */
export function storeDateOf(instant: string | Date): string {
  // At the first call: loading the zone takes a phone 40 ms, and most pages show no date.
  isoDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE });
  return isoDate.format(new Date(instant));
}
