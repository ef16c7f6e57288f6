import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { address } from '../fixtures/addresses';
import { isForAxe } from '../fixtures/axe-once';
import { atGateway, decide, expectConfirmation, treatmentsOf } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { test } from '../fixtures/journey-test';
import { tabTo } from '../fixtures/keyboard';
import { expectPageReady } from '../fixtures/page-ready';
import { header, heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

/**
 * A guest's actions from the product page to a paid order. A practised user takes some 3 seconds a press, 5 a field.
 */
interface Effort {
  presses: string[];
  fields: string[];
}
const PRESS_SECONDS = 3;
const FIELD_SECONDS = 5;

const secondsOf = ({ presses, fields }: Effort) => presses.length * PRESS_SECONDS + fields.length * FIELD_SECONDS;

/** Lists steps and fields in the test's report. */
async function report(effort: Effort, info: TestInfo): Promise<void> {
  const { presses, fields } = effort;
  const description = `${presses.length} presses (${presses.join(', ')}), ${fields.length} fields (${fields.join(', ')}): ${secondsOf(effort)} s`;
  info.annotations.push({ type: 'effort', description });
  const rows = [
    ...presses.map((name) => `| ${name} | press | ${PRESS_SECONDS} |`),
    ...fields.map((name) => `| ${name} | field | ${FIELD_SECONDS} |`),
  ];
  const body = ['| step | kind | seconds |', '|---|---|---|', ...rows, `| all | | ${secondsOf(effort)} |`, ''].join(
    '\n',
  );
  await info.attach('steps-and-fields.md', { body, contentType: 'text/markdown' });
}

/** What one guest does by keyboard: each press and field is counted, each state is checked for accessibility. */
interface KeyboardGuest {
  page: Page;
  site: Site;
  effort: Effort;
  press(name: string, control: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  type(name: string, control: Locator, text: string): Promise<void>;
  expectSound(): Promise<void>;
}

function keyboardGuest(page: Page, site: Site): KeyboardGuest {
  const effort: Effort = { presses: [], fields: [] };
  return {
    page,
    site,
    effort,
    async press(name, control, key = 'Enter') {
      await tabTo(page, control);
      await page.keyboard.press(key);
      effort.presses.push(name);
    },
    async type(name, control, value) {
      await tabTo(page, control);
      await page.keyboard.type(value);
      effort.fields.push(name);
    },
    async expectSound() {
      if (isForAxe(site)) await expectAccessible(page);
    },
  };
}

/** From the product page to the cart. */
async function addTreatment({ page, site, press, expectSound }: KeyboardGuest): Promise<void> {
  const { words } = site;
  const [treatment] = await treatmentsOf(page.request, site);
  if (!treatment) throw new Error('Failed to find a treatment. Check the seed.');
  await page.goto(`${address(site, 'womensZone')}${treatment.slug}/`);
  await expectPageReady(page);
  await expectSound();
  await press('add to cart', main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }));
  await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  await expectSound();
  const toCart = main(page).getByRole('link', { name: text(site, 'add-to-cart:goToCart') });
  await press('to the cart', toCart.filter({ visible: true }));
  await expect(heading(page)).toHaveText(words.cartHeading);
  await expectPageReady(page);
  await expectSound();
}

/** A state of the cart: a code that is refused. */
async function enterUnknownCode({ page, site, expectSound }: KeyboardGuest): Promise<void> {
  await tabTo(
    page,
    main(page)
      .locator('summary')
      .filter({ hasText: text(site, 'cart-checkout:codes.summary') }),
  );
  await page.keyboard.press('Enter');
  const code = main(page).getByRole('textbox', { name: text(site, 'cart-checkout:code.label') });
  await tabTo(page, code);
  await page.keyboard.type('NIE-MA');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(text(site, 'cart-checkout:code.invalid'));
  await expectSound();
}

/** From the cart to the summary, the visit's time being chosen after the purchase. */
async function bookLater({ page, site, press, expectSound }: KeyboardGuest): Promise<void> {
  const { words } = site;
  const goOn = main(page).getByRole('link', { name: words.goOn, exact: true });
  await press('on to the visit', goOn.filter({ visible: true }));
  await expect(heading(page)).not.toHaveText(words.cartHeading);
  await expectPageReady(page);
  await expectSound();
  await press('book later', main(page).getByRole('button', { name: words.bookLater }).first());
  const toDetails = main(page).getByRole('link', { name: words.toDetails }).filter({ visible: true });
  await expect(toDetails).toBeVisible();
  await expectSound();
  await press('on to the summary', toDetails);
  await expect(heading(page)).toHaveText(words.summaryHeading);
  await expectPageReady(page);
}

/** Orders with nothing filled in, follows the first error to its field, fills in the rest and orders. */
async function fillAndOrder({ page, site, press, type, expectSound }: KeyboardGuest): Promise<void> {
  const { words } = site;
  const order = main(page).getByRole('button', { name: words.order }).filter({ visible: true });
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  const errors = main(page).getByRole('alert');
  await expect(errors).toBeFocused();
  await expectSound();
  await tabTo(page, errors.getByRole('link', { name: like(site, 'cart-checkout:form.firstName') }));
  await page.keyboard.press('Enter');
  const guest = newPerson();
  await type('first name', main(page).getByRole('textbox', { name: words.firstName }), guest.firstName);
  await type('last name', main(page).getByRole('textbox', { name: words.lastName }), guest.lastName);
  await type('e-mail', main(page).getByRole('textbox', { name: words.email }), guest.email);
  await type('phone', main(page).getByRole('textbox', { name: words.phone }), guest.phone);
  await press('health rules', main(page).getByRole('checkbox', { name: words.health }), 'Space');
  await press('regulations', main(page).getByRole('checkbox', { name: words.regulations }), 'Space');
  await expectSound();
  await press('order', order);
}

for (const site of bothLanguages) {
  test(`a guest at ${site.base}/ buys by keyboard alone, every step and state accessible, in few presses and fields`, async ({
    page,
    watch,
  }, info) => {
    test.setTimeout(180_000);
    watch.allow(/\/api\/discount-code|\/carts\/.*discount-code/);
    const guest = keyboardGuest(page, site);
    const { effort } = guest;
    await addTreatment(guest);
    await enterUnknownCode(guest);
    await bookLater(guest);
    await fillAndOrder(guest);
    await atGateway(page);
    effort.presses.push('pay at the gateway');
    await decide(page, site, 'paid');
    await expectConfirmation(page, site.words.success);
    await expectPageReady(page);
    await guest.expectSound();

    await report(effort, info);
    expect(secondsOf(effort), 'seconds of a practised user').toBeLessThanOrEqual(90);
  });
}
