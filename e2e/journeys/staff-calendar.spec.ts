import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { beginVisit, hasShopDatabase } from '../fixtures/shop-database';
import { like, patternOf, text } from '../fixtures/texts';
import { callApi, localDate } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;
/**
 * Further ahead than any shopper's journey books. Screens and languages run at once and book the same therapist: each has
 * days of its own.
 */
const FIRST_DAYS_AHEAD = { pl: { desktop: 35, phone: 49 }, en: { desktop: 63, phone: 77 } };
const DAYS = 14;
/** Underarms, which are treated in every salon. */
const TREATMENT = '1';
/** The second salon of the demo's reception. */
const SALON = '2';

/** A key that leads from a day to the one beside it, in a week that ends on Sunday. */
type SideKey = 'ArrowRight' | 'ArrowLeft';

/** A day without visits on which the salon offers ten o'clock to a quarter past eleven, no holiday, beside such a day. */
async function quietDay(page: Page, firstDaysAhead: number): Promise<{ date: string; beside: SideKey }> {
  const from = localDate(Date.now() + firstDaysAhead * DAY_MS);
  const path = `/events/slots?locationId=${SALON}&productId=${TREATMENT}&date=${from}&days=${DAYS}`;
  const { data } = await callApi<{ eventSlots: { date: string; slots: { startAt: string }[] }[] }>(page, 'GET', path);
  const isQuiet: boolean[] = [];
  for (const { date, slots } of data.eventSlots) {
    const times = slots.map(({ startAt }) => clock.format(new Date(startAt)));
    const address = `/admin/events?locationId=${SALON}&date=${date}`;
    const calendar = await callApi<{ events: unknown[] }>(page, 'GET', address);
    isQuiet.push(WANTED_TIMES.every((time) => times.includes(time)) && calendar.data.events.length === 0);
  }
  for (const [at, { date }] of data.eventSlots.entries()) {
    if (!isQuiet[at]) continue;
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && isQuiet[at + 1]) return { date, beside: 'ArrowRight' };
    if (weekday !== 1 && isQuiet[at - 1]) return { date, beside: 'ArrowLeft' };
  }
  throw new Error('Failed to find two days without visits and with free times at ten o’clock. Check the seed.');
}

const WANTED_TIMES = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'];
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' });

const reception = { email: 'recepcja@example.com', password: 'Aksamit-2026' };

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const path = `${site.base}/admin/`;

  test(`at ${site.base}/ the reception sees today, books a customer on the phone and moves the visit`, async ({
    page,
    context,
    baseURL,
    watch,
  }, { project }) => {
    // Of two who move one visit the second is refused.
    watch.allow(/events\/[^/]+\/date/);
    const isPhone = project.name === 'phone';
    await page.goto(path);
    await expectPageReady(page);
    await logIn(page, reception, site);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner'), 'the shop’s header').toHaveCount(0);
    await expect(main(page).getByRole('combobox', { name: t('salon.label') })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expectSound(page, site);

    const person = { ...newPerson(), lastName: `Żak-${randomUUID().replace(/[\d-]/g, '').slice(0, 6)}` };
    const { date, beside } = await quietDay(page, FIRST_DAYS_AHEAD[site.locale][isPhone ? 'phone' : 'desktop']);
    const shown = `${path}?salon=${SALON}&date=${date}`;
    await page.goto(shown);
    await expectPageReady(page);
    await book(page, person);
    const name = `${person.firstName} ${person.lastName}`;
    await expect(toasts(page)).toContainText(name);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectSound(page, site);
    const panel = isPhone ? page.getByRole('dialog', { name }) : page.getByRole('region', { name });
    await expect(panel.getByRole('link', { name: /^\+48/ })).toHaveAttribute('href', `tel:+48${person.phone}`);
    await panel.getByRole('checkbox', { name: t('notes.interview') }).check();
    await expect(panel.getByRole('checkbox', { name: like(site, 'staff-area:staff.notes.interview') })).toBeChecked();
    await panel.getByRole('button', { name: t('close') }).click();

    const visit = (window: Page) => main(window).getByRole('button', { name: new RegExp(`, ${patternOf(name)}, `) });
    await expect(visit(page)).toHaveAccessibleName(new RegExp(`${t('mark.interviewDone')}.*${t('mark.cardMissing')}`));
    const other = await context.newPage();
    await other.goto(shown);
    await expect(visit(other)).toHaveAccessibleName(/^10:00/);

    if (!isPhone) {
      await visit(page).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('m');
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(main(page).getByText(like(site, 'staff-area:staff.move.done', { name }))).toBeVisible();
      await expect(visit(other), 'without a reload').toHaveAccessibleName(/^10:30/);
      await expect(main(page).getByRole('button', { name: t('move.undo') })).toBeVisible();
      await expect(visit(page)).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(visit(other)).toHaveAccessibleName(/^10:00/);
      await moveAtOnce(page, other, name);
      await moveInWeek(page, { shown, name, beside });
    }
    await findAndOffer(page, name);

    if (!hasShopDatabase()) return;
    await beginVisit(baseURL, person.phone);
    await page.goto(`${path}?salon=${SALON}`);
    await expectPageReady(page);
    await visit(page).click();
    await panel.getByRole('button', { name: t('visit.arrival.action') }).click();
    await expect(panel.getByText(like(site, 'staff-area:staff.visit.arrival.since'))).toBeVisible();
    await panel.getByRole('button', { name: t('outcome.actions.done') }).click();
    await expect(toasts(page)).toContainText(t('outcome.done.done'));
    await expect(visit(page)).toHaveAccessibleName(new RegExp(`, ${t('state.done')},`));
  });

  /** Both move the visit: the colleague is first, the other is shown it and moves the visit all the same. */
  async function moveAtOnce(page: Page, colleague: Page, name: string): Promise<void> {
    const visit = (window: Page) => main(window).getByRole('button', { name: new RegExp(`, ${patternOf(name)}, `) });
    await visit(page).focus();
    for (const key of ['m', 'ArrowDown']) await page.keyboard.press(key);
    await visit(colleague).focus();
    for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Enter']) await colleague.keyboard.press(key);
    await expect(visit(page), 'within five seconds, without a reload').toHaveAccessibleName(/^10:30/, {
      timeout: 5_000,
    });
    await visit(page).focus();
    await page.keyboard.press('Enter');
    const conflict = main(page)
      .getByRole('alert')
      .filter({ hasText: t('visit.changed.title', { name }) });
    await expect(conflict.getByRole('listitem')).toHaveText(like(site, 'staff-area:staff.visit.changed.moved'));
    await expectSound(page, site);
    await conflict.getByRole('button', { name: like(site, 'staff-area:staff.visit.changed.again.move') }).click();
    await expect(conflict).toHaveCount(0);
    await expect(visit(colleague)).toHaveAccessibleName(/^10:15/);
  }

  /** Moves the visit to another day of the week and back, by keys alone. */
  async function moveInWeek(
    page: Page,
    { shown, name, beside }: { shown: string; name: string; beside: SideKey },
  ): Promise<void> {
    const visit = main(page).getByRole('button', { name: new RegExp(`, ${patternOf(name)}, `) });
    await page.goto(`${shown}&view=week`);
    await expectPageReady(page);
    await expect(visit).toHaveAccessibleName(/^10:15/);
    const columnOf = () => visit.locator('xpath=ancestor::*[@data-column]').getAttribute('data-column');
    const before = await columnOf();
    await visit.focus();
    for (const pressed of ['m', beside, 'ArrowDown', 'ArrowDown']) await page.keyboard.press(pressed);
    await expect(main(page).getByText(t('move.keys'))).toBeVisible();
    await expectSound(page, site);
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(like(site, 'staff-area:staff.move.done', { name }))).toBeVisible();
    await expect(visit).toHaveAccessibleName(/^10:45/);
    await expect(visit).toBeFocused();
    expect(await columnOf(), 'another day').not.toBe(before);
    await page.keyboard.press('Control+z');
    await expect(visit).toHaveAccessibleName(/^10:15/);
    expect(await columnOf(), 'the day of before').toBe(before);
  }

  /** Finds the person by name from today's calendar, begins their next visit, and looks at the people who wait. */
  async function findAndOffer(page: Page, name: string): Promise<void> {
    await page.goto(`${path}?salon=${SALON}`);
    await expectPageReady(page);
    await main(page)
      .getByRole('button', { name: t('customer.action') })
      .click();
    const field = page.getByRole('searchbox', { name: t('customer.search') });
    await expect(field).toBeFocused();
    await field.fill(name);
    const opening = page.getByRole('button', { name: like(site, 'staff-area:staff.customer.open') });
    await expect(opening.first()).toBeVisible();
    await expectSound(page, site);
    await expect(page.getByRole('region', { name: t('customer.deskVisits') })).toBeVisible();
    await opening.first().click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByRole('button', { name: t('book.again') }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: t('book.submit') }) });
    await expect(form.getByRole('textbox', { name: t('form.firstName') })).toHaveValue(name.split(' ')[0] ?? '');
    await form.getByRole('button', { name: '6', exact: true }).click();
    const times = form.getByRole('group', { name: t('book.free.title') });
    await expect(
      times.or(form.getByRole('button', { name: like(site, 'staff-area:staff.book.free.next') })),
    ).toBeVisible();
    await expectSound(page, site);
    await page
      .getByRole('button', { name: t('close'), exact: true })
      .last()
      .click();
    await main(page)
      .getByRole('button', { name: like(site, 'staff-area:staff.waiting.action') })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: t('waiting.title') })).toBeVisible();
    await expectSound(page, site);
    await page
      .getByRole('button', { name: t('close'), exact: true })
      .last()
      .click();
  }

  /** Books the person for ten o'clock with the first therapist, whom a phone shows. */
  async function book(page: Page, { firstName, lastName, phone }: ReturnType<typeof newPerson>): Promise<void> {
    await main(page)
      .getByRole('button', { name: t('book.action') })
      .click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: t('book.submit') }) });
    await form
      .getByRole('searchbox', { name: t('form.treatmentSearch') })
      .fill(site.locale === 'pl' ? 'pach' : 'underarm');
    await form
      .getByRole('group', { name: t('book.treatments') })
      .getByRole('radio')
      .first()
      .check();
    const field = (name: string) => form.getByRole('textbox', { name: t(`form.${name}`), exact: false });
    await field('firstName').fill(firstName);
    await field('lastName').fill(lastName);
    await field('phone').last().fill(phone);
    await form.getByLabel(t('form.time')).fill('10:00');
    await form.getByRole('combobox', { name: t('unit.therapist') }).selectOption({ index: 1 });
    await form.getByRole('button', { name: t('book.submit') }).click();
  }
}
