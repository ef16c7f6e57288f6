import { atGateway, decide, expectConfirmation, orderAndGoToGateway } from '../fixtures/buying';
import { test } from '../fixtures/journey-test';
import { main } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

const { words } = poland;

// The gateway tells nobody of a refusal: for the shop it is a payment that was given up.
for (const decision of ['canceled', 'failed'] as const) {
  test(`a payment that was ${decision} can be paid again`, async ({ page }) => {
    await orderAndGoToGateway(page, poland);
    await decide(page, poland, decision);
    await expectConfirmation(page, words.canceledHeading);
    await main(page).getByRole('link', { name: words.payAgain }).click();
    await main(page).getByRole('button', { name: words.pay }).click();
    await atGateway(page);
    await decide(page, poland, 'paid');
    await expectConfirmation(page, words.success);
  });
}

test('a payment that is settled late turns into success by itself', async ({ page, context }) => {
  await orderAndGoToGateway(page, poland);
  const gatewayAddress = page.url();
  await decide(page, poland, 'pending');
  await expectConfirmation(page, words.pendingHeading);

  const bank = await context.newPage();
  await bank.goto(gatewayAddress);
  await decide(bank, poland, 'paid');
  await expectConfirmation(page, words.success);
});
