import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { amountPattern } from '../fixtures/amounts';
import { expectSound } from '../fixtures/axe-once';
import { buyVoucher } from '../fixtures/bought-voucher';
import { treatmentsOf } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { firstUnpromoted } from '../fixtures/price-previews';
import { bookByPhone, openReception, type PhoneVisit, timesAhead } from '../fixtures/reception';
import { type Beginning, beginVisit, hasShopDatabase } from '../fixtures/shop-database';
import { like, text } from '../fixtures/texts';
import { localDate } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 300_000 });

/** Underarms, which are treated in every salon. */
const PRODUCT = '1';
const VOUCHER_MINOR = 100_00;
const FLOAT_MINOR = 200_00;
const RECEIVED_MINOR = 500_00;
/** Somebody is late from the sixth minute on. */
const LATE_MINUTES = 7;
/** Three visits of half an hour have begun; a salon does two at once. */
const BEGUN_MINUTES = LATE_MINUTES + 30;
const NOON_MINUTES = 12 * 60;

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' });
/** Minutes of the salons' day. */
const minutesOfDay = () => {
  const [hours = 0, minutes = 0] = wallClock.format(new Date()).split(':').map(Number);
  return hours * 60 + minutes;
};
/** Cents of an amount with two decimals. */
const minorOf = (shown: string): number => Number(shown.replace(/\D/g, ''));
const typed = (minor: number): string => String(minor / 100);

const ROLES = ['arrives', 'late', 'absent', 'returns', 'cash', 'voucher'] as const;
/** The visits of these have to have begun. */
const BEGUN: readonly string[] = ['arrives', 'late', 'absent'];
/** Of the others: in the evening the day has no room for them any more. */
const laterToday = (): Beginning =>
  minutesOfDay() < NOON_MINUTES ? { minutesAgo: -5, direction: 1 } : { minutesAgo: LATE_MINUTES };

type Customers = Record<(typeof ROLES)[number], PhoneVisit>;

/** Six people whom nobody else is called like. */
function newCustomers(): Customers {
  const person = (role: string): PhoneVisit => {
    const { firstName, phone } = newPerson();
    return { firstName, phone, lastName: `${role}-${randomUUID().replace(/[\d-]/g, '').slice(0, 6)}` };
  };
  const [arrives, late, absent, returns, cash, voucher] = ROLES.map(person);
  if (!arrives || !late || !absent || !returns || !cash || !voucher) throw new Error('Failed to invent six people.');
  return { arrives, late, absent, returns, cash, voucher };
}

const nameOf = ({ firstName, lastName }: PhoneVisit): string => `${firstName} ${lastName}`;

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const starts = (key: string, values: Record<string, string | number> = {}) =>
    like(site, `staff-area:staff.${key}`, values);
  const path = `${site.base}/admin/`;
  const till = `${path}${site.locale === 'pl' ? 'kasa' : 'till'}/`;

  test(`at ${site.base}/ a day at the reception: six customers, and the till is counted`, async ({
    page,
    baseURL,
    staff,
    arrive,
  }) => {
    test.skip(!hasShopDatabase(), 'visits begin by a statement in the shop’s database');
    test.skip(minutesOfDay() < BEGUN_MINUTES, 'the visits would begin yesterday, whose till is another one');
    const code = await buyVoucher(page, site);
    const { salon, receptionist, device } = await openReception(staff, arrive);
    await page.goto(path);
    await expectPageReady(page);
    await logIn(page, receptionist, site);
    await expect(main(page).getByText(salon.name).first()).toBeVisible();
    const customers = newCustomers();
    const [next = '', ...times] = await timesAhead(page, salon.id, PRODUCT);
    // A voucher pays for nothing that is on promotion.
    const regular = await firstUnpromoted(staff, await treatmentsOf(page.request, site));
    for (const [index, role] of ROLES.entries()) {
      const productId = role === 'voucher' ? regular.id : PRODUCT;
      const wanted = times.slice(Math.floor(index / 2) * 4);
      await bookByPhone(device, customers[role], { locationId: salon.id, productId, times: wanted });
    }
    for (const role of ROLES) {
      const when: Beginning = BEGUN.includes(role) ? { minutesAgo: LATE_MINUTES } : laterToday();
      await beginVisit(baseURL, customers[role].phone, when);
    }

    await setFloat(page, salon.name);
    await welcome(page, customers.arrives);
    await welcomeLate(page, customers.late);
    await noteAbsence(page, customers.absent);
    await sellNext(page, customers.returns, next);
    const cash = await takeCash(page, customers.cash);
    const card = await takeVoucher(page, customers.voucher, code);
    await countTill(page, salon.name, { cash, card });
  });

  /** Finds the person among today's visits and opens theirs. @returns the panel beside the calendar */
  async function openVisit(page: Page, person: PhoneVisit): Promise<Locator> {
    const name = nameOf(person);
    await page.goto(`${path}?${new URLSearchParams({ find: name })}`);
    await expectPageReady(page);
    await page.getByRole('button', { name: starts('customer.open') }).click();
    return panelOf(page, name);
  }

  /** What stands beside the calendar, and on a phone above it. */
  async function panelOf(page: Page, name: string): Promise<Locator> {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    const isPhone = test.info().project.name === 'phone';
    return isPhone ? page.getByRole('dialog', { name }) : page.getByRole('region', { name });
  }

  async function setFloat(page: Page, salonName: string): Promise<void> {
    await page.goto(till);
    await expectPageReady(page);
    await expect(heading(page)).toContainText(salonName);
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('tills.setFloat') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('tills.setFloat') });
    await dialog.getByRole('textbox', { name: t('tills.fields.amount') }).fill(typed(FLOAT_MINOR));
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('tills.floatSave') }).click();
    await expect(toasts(page)).toContainText(t('tills.floatSaved'));
  }

  async function welcome(page: Page, person: PhoneVisit): Promise<void> {
    const panel = await openVisit(page, person);
    await panel.getByRole('button', { name: t('visit.arrival.action') }).click();
    await expect(panel.getByText(starts('visit.arrival.since'))).toBeVisible();
    await expect(panel.getByText(t('state.arrived'), { exact: true })).toBeVisible();
    await panel.getByRole('checkbox', { name: t('notes.customerCard') }).check();
    await panel.getByRole('button', { name: t('outcome.actions.done') }).click();
    await expect(toasts(page)).toContainText(t('outcome.done.done'));
    await expect(panel.getByText(t('state.done'), { exact: true })).toBeVisible();
  }

  async function welcomeLate(page: Page, person: PhoneVisit): Promise<void> {
    const panel = await openVisit(page, person);
    await expect(panel.getByText(t('state.late'), { exact: true })).toBeVisible();
    await expectSound(page, site);
    await panel.getByRole('button', { name: t('visit.arrival.action') }).click();
    await expect(panel.getByText(t('state.arrived'), { exact: true })).toBeVisible();
  }

  async function noteAbsence(page: Page, person: PhoneVisit): Promise<void> {
    const panel = await openVisit(page, person);
    await panel.getByRole('button', { name: t('outcome.actions.noShow') }).click();
    await expect(toasts(page)).toContainText(t('outcome.done.noShow'));
    await expect(panel.getByRole('link', { name: t('sales.payVisit') })).toHaveCount(0);
  }

  /** Makes the shown sale an order. @returns its price, minor units */
  async function sell(page: Page): Promise<number> {
    const form = main(page).locator('form');
    await form.getByRole('textbox', { name: t('sales.email') }).fill(newPerson().email);
    await form.getByRole('radio', { name: t('sales.ages.adult') }).check();
    await expectSound(page, site);
    const submit = form.getByRole('button', { name: starts('sales.submit') });
    const price = minorOf((await submit.textContent()) ?? '');
    await submit.click();
    await expect(main(page).getByText(starts('sales.sold'))).toBeVisible();
    return price;
  }

  async function sellNext(page: Page, person: PhoneVisit, startAt: string): Promise<void> {
    const panel = await openVisit(page, person);
    await panel.getByRole('link', { name: t('sales.next') }).click();
    await expect(heading(page)).toHaveText(t('sales.title'));
    const search = main(page).getByRole('searchbox', { name: t('form.treatmentSearch') });
    await search.fill(site.locale === 'pl' ? 'pach' : 'underarm');
    await main(page).getByRole('radio').first().check();
    await sell(page);
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: t('sales.book') })
      .click();
    await expectPageReady(page);
    await page.getByRole('button', { name: new RegExp(`^${t('book.submit')}`) }).click();
    const form = page.locator('form').filter({ has: page.getByLabel(t('form.date')) });
    await expect(form.getByRole('radio', { name: nameOf(person) })).toBeChecked();
    await form.getByLabel(t('form.date')).fill(localDate(Date.parse(startAt)));
    await form.getByLabel(t('form.time')).fill(wallClock.format(new Date(startAt)));
    await form.getByRole('button', { name: t('book.submit') }).click();
    await expect(toasts(page)).toContainText(nameOf(person));
    await readCard(page, person);
  }

  /** The card has both visits and the purchase; a note on it stays. */
  async function readCard(page: Page, person: PhoneVisit): Promise<void> {
    const panel = await openVisit(page, person);
    await panel.getByRole('button', { name: t('card.title') }).click();
    await expect(panel.getByRole('heading', { level: 3, name: t('card.purchases') })).toBeVisible();
    await expect(panel.getByRole('region', { name: t('card.visits') }).getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByRole('region', { name: t('card.purchases') }).getByRole('listitem')).toHaveCount(1);
    const notes = panel.getByRole('region', { name: t('card.notes') });
    await notes.getByRole('textbox', { name: t('card.newNote') }).fill('Woli poranki');
    await notes.getByRole('button', { name: t('card.addNote') }).click();
    await expect(notes.getByRole('listitem')).toContainText('Woli poranki');
    await expectSound(page, site);
  }

  /** Sells the visit of a person who booked by phone. @returns its price, minor units */
  async function sellVisit(page: Page, person: PhoneVisit): Promise<number> {
    const panel = await openVisit(page, person);
    await panel.getByRole('link', { name: t('sales.payVisit') }).click();
    await expect(heading(page)).toHaveText(t('sales.ofVisit'));
    return sell(page);
  }

  async function takeCash(page: Page, person: PhoneVisit): Promise<number> {
    const price = await sellVisit(page, person);
    await main(page)
      .getByRole('link', { name: t('orders.payment.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('orders.payment.title') });
    await dialog.getByRole('textbox', { name: t('orders.payment.received') }).fill(typed(RECEIVED_MINOR));
    await expect(dialog.getByText(starts('orders.payment.change'))).toHaveText(amountPattern(RECEIVED_MINOR - price));
    await dialog.getByRole('button', { name: t('orders.payment.submit') }).click();
    await expect(toasts(page).getByText(starts('orders.payment.done'))).toHaveText(amountPattern(price));
    await expect(main(page).getByText(t('orders.paid.paid'), { exact: true }).first()).toBeVisible();
    return price;
  }

  /** The voucher pays what it holds, a card the rest. @returns the rest, minor units */
  async function takeVoucher(page: Page, person: PhoneVisit, code: string): Promise<number> {
    const rest = (await sellVisit(page, person)) - VOUCHER_MINOR;
    await main(page)
      .getByRole('link', { name: t('orders.voucher.title') })
      .click();
    const voucher = page.getByRole('dialog', { name: t('orders.voucher.title') });
    await voucher.getByRole('textbox', { name: t('orders.voucher.code') }).fill(code.toLowerCase());
    await expectSound(page, site);
    await voucher.getByRole('button', { name: t('orders.voucher.submit') }).click();
    await expect(toasts(page).getByText(starts('orders.voucher.part'))).toHaveText(amountPattern(rest));
    await main(page)
      .getByRole('button', { name: t('orders.payment.title') })
      .click();
    const payment = page.getByRole('dialog', { name: t('orders.payment.title') });
    await payment.getByRole('radio', { name: t('orders.payment.methods.card') }).check();
    await payment.getByRole('button', { name: t('orders.payment.submit') }).click();
    await expect(toasts(page).getByText(starts('orders.payment.done'))).toHaveText(amountPattern(rest));
    return rest;
  }

  async function countTill(page: Page, salonName: string, taken: { cash: number; card: number }): Promise<void> {
    const expected = FLOAT_MINOR + taken.cash;
    await page.goto(till);
    await expectPageReady(page);
    const sumOf = (label: string) =>
      main(page)
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=..');
    await expect(sumOf(t('tills.methods.cash'))).toHaveText(amountPattern(taken.cash));
    await expect(sumOf(t('tills.methods.card'))).toHaveText(amountPattern(taken.card));
    await expect(sumOf(t('tills.methods.voucher'))).toHaveText(amountPattern(VOUCHER_MINOR));
    await expect(sumOf(t('tills.expected'))).toHaveText(amountPattern(expected));
    const entries = main(page).getByRole('table', { name: t('tills.entries') });
    await expect(entries.getByRole('row').filter({ hasText: 'Irena Wrona' })).toHaveCount(3);
    await expectSound(page, site);

    await main(page)
      .getByRole('button', { name: t('tills.close') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('tills.close') });
    const counted = dialog.getByRole('textbox', { name: t('tills.fields.counted') });
    const reason = dialog.getByRole('textbox', { name: t('tills.fields.reason') });
    await counted.fill(typed(expected - 5_00));
    await expect(dialog.getByText(starts('tills.compared.missing'))).toHaveText(amountPattern(5_00));
    await dialog.getByRole('button', { name: t('tills.close') }).click();
    await expect(reason, 'a difference needs its reason').toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, site);
    await counted.fill(typed(expected));
    await expect(reason).toHaveCount(0);
    await expect(dialog.getByText(starts('tills.compared.even'))).toBeVisible();
    await dialog.getByRole('button', { name: t('tills.close') }).click();
    await expect(toasts(page)).toContainText(t('tills.closed'));
    await expect(main(page).getByText(t('tills.states.even'), { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: t('tills.close') })).toHaveCount(0);
    const earlier = main(page).getByRole('table', { name: t('tills.all') });
    await expect(earlier.getByRole('row').filter({ hasText: salonName }).first()).toContainText(t('tills.states.even'));
    await expectSound(page, site);
  }
}
