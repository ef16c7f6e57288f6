import { beCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { addToCart, atGateway, decide, expectConfirmation, goToSummary, openTreatment } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { like, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

/** More than a bundle needs at least. */
const AREAS = 3;

for (const place of bothLanguages) {
  test(`a customer at ${place.base}/ mixes a treatment, a bundle and a voucher, takes 10 % off and pays by BLIK`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { words } = place;
    await beCustomer(page, newPerson(), place);

    const treatment = await openTreatment(page, place);
    await expectSettled(page);
    await addToCart(page, place);

    await page.goto(address(place, 'softBundle'));
    await expectSettled(page);
    const bundle = (await heading(page).textContent()) ?? '';
    // Not before there are enough parts of the body.
    await main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
    await expect(
      main(page)
        .getByText(text(place, 'sales:bundle.missing', { count: AREAS }))
        .last(),
    ).toBeVisible();
    for (let area = 0; area < AREAS; area += 1) await main(page).getByRole('checkbox').nth(area).check();
    await addToCart(page, place, 2);

    await page.goto(address(place, 'vouchers'));
    await expectSettled(page);
    await main(page)
      .getByRole('radio', { name: /100[.,]00/ })
      .check();
    const form = (key: string) =>
      main(page).getByRole('textbox', { name: text(place, `voucher-form:recipient.${key}`) });
    await form('firstName').fill('Ewa');
    await form('text').fill('Sto lat!');
    await addToCart(page, place, 3);

    await page.goto(address(place, 'cart'));
    await expectSettled(page);
    const lines = main(page).getByRole('heading', { level: 2 });
    for (const name of [treatment.name, bundle]) await expect(lines.filter({ hasText: name }).first()).toBeVisible();
    await expect(main(page).getByText(text(place, 'cart-checkout:line.voucher.for', { name: 'Ewa' }))).toBeVisible();
    await expect(main(page).getByText(/^6 × /)).toHaveCount(AREAS);
    const due = main(page).getByTestId('amount-due');
    const before = await due.textContent();
    await main(page)
      .getByRole('textbox', { name: text(place, 'cart-checkout:code.label') })
      .fill('AKSAMIT10');
    await main(page)
      .getByRole('button', { name: text(place, 'cart-checkout:code.apply'), exact: true })
      .click();
    const remove = text(place, 'cart-checkout:code.remove', { code: 'AKSAMIT10' });
    await expect(main(page).getByRole('button', { name: remove })).toBeVisible();
    await expect(due).not.toHaveText(before ?? '');
    const paid = (await due.textContent()) ?? '';

    await goToSummary(page, place);
    // A logged-in customer has typed it all before.
    await expect(main(page).getByRole('textbox', { name: words.firstName })).toHaveValue('Anna');
    await main(page)
      .getByRole('radio', { name: /^BLIK (?!Płacę|Pay)/ })
      .check();
    await main(page).getByRole('radio', { name: words.adult }).check();
    await main(page).getByRole('checkbox', { name: words.health }).check();
    await main(page).getByRole('checkbox', { name: words.regulations }).check();
    await main(page)
      .getByRole('button', { name: text(place, 'cart-checkout:order.button', { amount: paid }) })
      .or(main(page).getByRole('button', { name: words.order }))
      .filter({ visible: true })
      .first()
      .click();
    await atGateway(page);
    await decide(page, place, 'paid');

    await expectConfirmation(page, words.success);
    await expect(main(page).getByText(paid).first()).toBeVisible();
    await expect(main(page).getByText(like(place, 'cart-checkout:next.voucherElectronic'))).toBeVisible();
    const book = main(page).getByRole('link', { name: text(place, 'cart-checkout:next.bookInPanel') });
    await expect(book).toBeVisible();
  });
}
