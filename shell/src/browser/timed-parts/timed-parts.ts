import type { LocaleCode } from '@aksamit/contracts';
import { HEAD_SET_EVENT } from '../navigation/document-head';
import { inTime } from './time-left';

/** What a page shows in a span of time only, from and until in milliseconds since 1970. */
const TIMED = '#main [data-shown-from][data-shown-until]';
/** What shows, in its `<time>`, how long it is until an instant, in milliseconds since 1970. */
const COUNTED = '#main [data-counts-to]';

/** What names the zone of the salons' times, for viewers in another one. */
const ZONE_NOTE = '#main [data-store-zone]';
/** Europe/Warsaw in winter and in summer, as `getTimezoneOffset` has them. The zone's name would cost a slow phone 50 ms. */
const STORE_OFFSETS = [-60, -120];

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Shows what belongs to the present time and hides the rest. */
function showPresent(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(TIMED)) {
    const { shownFrom, shownUntil } = element.dataset;
    hide(element, now < Number(shownFrom) || now >= Number(shownUntil));
  }
  for (const element of document.querySelectorAll<HTMLElement>(COUNTED)) count(element, now);
  for (const element of document.querySelectorAll<HTMLElement>(ZONE_NOTE)) hide(element, showsStoreTime());
}

/**
 * Only where it changes: the server rendered what belongs to the present time, and a list of salons has dozens of such
 * elements. An attribute that is set to what it was invalidates styles all the same.
 */
function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Whether the viewer's clock shows the salons' time all year round. */
function showsStoreTime(): boolean {
  const year = new Date().getFullYear();
  return STORE_OFFSETS.every((offset, half) => new Date(year, 6 * half, 15).getTimezoneOffset() === offset);
}

function count(element: HTMLElement, now: number): void {
  const left = Number(element.dataset.countsTo) - now;
  hide(element, left <= 0);
  const time = element.querySelector('time');
  const text = timeLeft(Math.max(0, left), pageLocale());
  if (time && time.textContent !== text) time.textContent = text;
}

const pageLocale = (): LocaleCode => (document.documentElement.lang.startsWith('en') ? 'en' : 'pl');

/**
 * How long, as people count: weeks from three on ("in 6 weeks", not "in 44 days"), below that the largest unit of which
 * there are two: "in 20 days", "in 47 hours", "in 1 minute".
 */
function timeLeft(milliseconds: number, locale: LocaleCode): string {
  if (milliseconds >= 3 * WEEK_MS) return inTime(Math.floor(milliseconds / WEEK_MS), 'week', locale);
  if (milliseconds >= 2 * DAY_MS) return inTime(Math.floor(milliseconds / DAY_MS), 'day', locale);
  if (milliseconds >= 2 * HOUR_MS) return inTime(Math.floor(milliseconds / HOUR_MS), 'hour', locale);
  return inTime(Math.ceil(milliseconds / MINUTE_MS), 'minute', locale);
}

/** Keeps the page's timed parts right from now on: no component of an islands page runs that could. */
export function startTimedParts(): void {
  showPresent();
  setInterval(showPresent, TICK_MS);
  addEventListener(HEAD_SET_EVENT, showPresent);
  // A tab in the background may have slept for longer than that.
  document.addEventListener('visibilitychange', showPresent);
}
