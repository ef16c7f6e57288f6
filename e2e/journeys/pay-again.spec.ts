import { atGateway, decide, expectConfirmation, orderAndGoToGateway } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { beAtGateway } from '../fixtures/ordered';
import { expectPageMounted, startApp } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages, poland } from '../fixtures/words';

for (const site of bothLanguages) {
  const { words } = site;

  // The gateway notifies nobody of a refusal: for the shop it is an abandoned payment.
  for (const decision of ['canceled', 'failed'] as const) {
    test(`a payment at ${site.base}/ that was ${decision} can be paid again`, async ({ page }) => {
      await orderAndGoToGateway(page, site);
      await decide(page, site, decision);
      await expectConfirmation(page, words.canceledHeading);
      await main(page).getByRole('link', { name: words.payAgain }).click();
      await main(page).getByRole('button', { name: words.pay }).click();
      await atGateway(page);
      await decide(page, site, 'paid');
      await expectConfirmation(page, words.success);
    });
  }

  test(`a pending payment at ${site.base}/ turns into success by itself once it is completed`, async ({
    page,
    context,
  }) => {
    await beAtGateway(page, site);
    const gatewayAddress = page.url();
    await decide(page, site, 'pending');
    await expectConfirmation(page, words.pendingHeading);

    const bank = await context.newPage();
    await bank.goto(gatewayAddress);
    await decide(bank, site, 'paid');
    await expectConfirmation(page, words.success);
  });

  test(`at ${site.base}/ the asking for a payment comes to an end; one that is late is found when asked again`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await beAtGateway(page, site);
    const gatewayAddress = page.url();
    await decide(page, site, 'pending');
    await expectConfirmation(page, words.pendingHeading);
    await startApp(page);
    await expectPageMounted(page);
    // Only now: the times that a module has for its mount are real ones, which a jump does not end.
    await page.clock.install();
    // The delays between the polls, a minute and a half in all, pass at once.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(heading(page)).toHaveText(text(site, 'cart-checkout:stage.triesLimit.title'), { timeout: 200 });
    }).toPass({ intervals: [0] });

    const bank = await context.newPage();
    await bank.goto(gatewayAddress);
    await decide(bank, site, 'paid');
    await expectConfirmation(bank, words.success);
    await main(page)
      .getByRole('button', { name: text(site, 'cart-checkout:payment.checkAgain') })
      .click();
    await expect(heading(page)).toHaveText(words.success);
  });

  test(`a payment at ${site.base}/ that is made and notified twice is booked once`, async ({ page, context }) => {
    await beAtGateway(page, site);
    const gatewayAddress = page.url();
    await decide(page, site, 'paid');
    await expectConfirmation(page, words.success);

    // Back at the gateway, in another tab: it accepts nothing more, and leads to the payment's state.
    const again = await context.newPage();
    await again.goto(gatewayAddress);
    await expect(again.getByText(text(site, 'sandbox:alreadyPaid'))).toBeVisible();
    expect((await again.request.post(`${gatewayAddress}/notice`)).ok(), 'the notice comes once more').toBe(true);
    await again.getByRole('link', { name: text(site, 'sandbox:backToShop') }).click();
    await expectConfirmation(again, words.success);

    // The page to pay at has nothing to pay.
    await again.goto(
      again.url().replace(/potwierdzenie|confirmation/, site.locale === 'pl' ? 'podsumowanie' : 'summary'),
    );
    await expect(main(again).getByText(/[1-9]/).first()).toBeVisible();
    await expect(main(again).getByRole('button', { name: words.pay })).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText(words.success);
  });

  test(`an order at ${site.base}/ that is paid twice, in two tabs, is paid once: the later money goes back`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await beAtGateway(page, site);
    const first = page.url();
    await page.goBack();
    await main(page).getByRole('button', { name: words.pay }).click();
    await atGateway(page);
    const second = page.url();
    expect(second, 'a try of its own').not.toBe(first);

    const other = await context.newPage();
    await other.goto(first);
    await decide(other, site, 'paid');
    await expectConfirmation(other, words.success);
    await decide(page, site, 'paid');
    await expectConfirmation(page, words.success);
    const refunded = async () => {
      const list = await (await page.request.get('/sandbox/')).text();
      const rows = list.split('<tr').filter((row) => row.includes(new URL(second).pathname));
      return rows.filter((row) => row.includes(text(poland, 'sandbox:state_refunded'))).length;
    };
    await expect.poll(refunded, { timeout: 60_000 }).toBe(1);
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(heading(tab)).toHaveText(words.success);
    }
  });
}
