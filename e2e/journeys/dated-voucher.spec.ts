import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { addDatedVoucher, fillSummary, openCart, orderAndPay } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailTo } from '../fixtures/mailbox';
import { heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

for (const site of bothLanguages) {
  test(`a guest at ${site.base}/ buys a voucher that leaves for its recipient on a day of choice`, async ({ page }) => {
    const recipient = newPerson();
    const date = addDays(storeDateOf(new Date()), 12);
    await addDatedVoucher(page, site, { design: 'botanical', email: recipient.email, date });
    await openCart(page, site);
    const design = text(site, 'cart-checkout:line.voucher.design', {
      design: text(site, 'cart-checkout:voucherDesigns.botanical'),
    });
    await expect(main(page).getByText(design)).toBeVisible();
    await expect(main(page).getByText(like(site, 'cart-checkout:line.voucher.sentOn'))).toContainText(recipient.email);

    await main(page).getByRole('link', { name: site.words.goOn, exact: true }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText(site.words.summaryHeading);
    const guest = await fillSummary(page, site, 'przelewy24');
    await orderAndPay(page, site);
    await expect(main(page).getByText(text(site, 'cart-checkout:next.voucherDated'))).toBeVisible();
    // The buyer reads at once where it goes; the recipient receives nothing yet.
    await mailTo(page, guest.email, recipient.email);
    const { mails } = (await (await page.request.get('/sandbox/mailbox.json')).json()) as { mails: { to: string[] }[] };
    expect(mails.filter(({ to }) => to.includes(recipient.email))).toEqual([]);
  });
}
