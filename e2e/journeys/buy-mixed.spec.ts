import { register } from '../fixtures/account';
import { addToCart, atGateway, decide, expectConfirmation, goToSummary, openTreatment } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { poland } from '../fixtures/words';

const { words } = poland;
const areas = ['Pachy', 'Bikini', 'Łydki'];

test('a customer mixes a treatment, a bundle and a voucher, takes 10 % off and pays by BLIK', async ({ page }) => {
  test.setTimeout(120_000);
  await register(page);

  const treatment = await openTreatment(page, poland);
  await expectSettled(page);
  await addToCart(page, poland);

  await page.goto('/paczki/woman-soft/');
  await expectSettled(page);
  const bundle = (await heading(page).textContent()) ?? '';
  // Not before there are enough parts of the body.
  await main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
  await expect(
    main(page)
      .getByText(/Wybierz jeszcze co najmniej 3 partie/)
      .last(),
  ).toBeVisible();
  for (const name of areas) await main(page).getByRole('checkbox', { name, exact: true }).check();
  await addToCart(page, poland, 2);

  await page.goto('/vouchery/');
  await expectSettled(page);
  await main(page)
    .getByRole('radio', { name: /^100,00/ })
    .check();
  await main(page).getByRole('textbox', { name: 'Imię osoby obdarowanej' }).fill('Ewa');
  await main(page).getByRole('textbox', { name: 'Dedykacja' }).fill('Sto lat!');
  await addToCart(page, poland, 3);

  await page.goto('/koszyk/');
  await expectSettled(page);
  const lines = main(page).getByRole('heading', { level: 2 });
  for (const name of [treatment.name, bundle]) await expect(lines.filter({ hasText: name }).first()).toBeVisible();
  await expect(main(page).getByText('Dla: Ewa')).toBeVisible();
  await expect(main(page).getByText(/6 × .*łydek/)).toBeVisible();
  const due = main(page).getByTestId('amount-due');
  const before = await due.textContent();
  await main(page).getByRole('textbox', { name: 'Kod rabatowy' }).fill('AKSAMIT10');
  await main(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(main(page).getByRole('button', { name: 'Usuń kod AKSAMIT10' })).toBeVisible();
  await expect(due).not.toHaveText(before ?? '');
  const paid = (await due.textContent()) ?? '';

  await goToSummary(page, poland);
  // Who is logged in has typed it all before.
  await expect(main(page).getByRole('textbox', { name: words.firstName })).toHaveValue('Anna');
  await main(page)
    .getByRole('radio', { name: /^BLIK (?!Płacę)/ })
    .check();
  await main(page).getByRole('checkbox', { name: words.health }).check();
  await main(page).getByRole('checkbox', { name: words.regulations }).check();
  await main(page)
    .getByRole('button', { name: `Zamawiam i płacę ${paid}` })
    .or(main(page).getByRole('button', { name: words.order }))
    .filter({ visible: true })
    .first()
    .click();
  await atGateway(page);
  await decide(page, poland, 'paid');

  await expectConfirmation(page, words.success);
  await expect(main(page).getByText(paid).first()).toBeVisible();
  await expect(main(page).getByText(/Voucher elektroniczny wyślemy e-mailem/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Umów wizytę na swoim koncie/ })).toBeVisible();
});
