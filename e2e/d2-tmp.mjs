import { chromium } from '@playwright/test';

const base = 'http://localhost:22050';
const [, , width = '1280', prefix = '', flow = 'p24'] = process.argv;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const page = await browser.newPage({ viewport: { width: +width, height: +width < 500 ? 740 : 900 } });
page.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.type(), m.text(), m.location().url);
});
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('response', (r) => {
  if (r.status() >= 400) console.log('HTTP', r.status(), r.url());
});
page.on('request', (r) => {
  if (/\/api\/(carts|cart-items|orders|order-pay|users|visitors)/.test(r.url()))
    console.log('  >', r.method(), r.url().replace(base, ''));
});
const shot = async (n) => {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/d2-shots/${n}-${width}${prefix.replaceAll('/', '_')}.png`, fullPage: true });
};
const en = prefix !== '';
const p = en ? { zone: '/womens-zone/', cart: '/cart/' } : { zone: '/strefa-kobiet/', cart: '/koszyk/' };
try {
  await page.goto(base + prefix + p.cart);
  await page.waitForSelector('h1');
  await page.waitForTimeout(800);
  await shot('0-empty');
  await page.goto(base + prefix + p.zone);
  const links = await page.$$eval('main article a', (as) => as.map((a) => a.getAttribute('href')));
  console.log(links.slice(0, 3));
  for (const l of [links[0], links[3] ?? links[1]]) {
    await page.goto(base + l);
    await page
      .locator('button', { hasText: en ? 'Add to cart' : 'Dodaj do koszyka' })
      .filter({ visible: true })
      .first()
      .click();
    await page
      .getByRole('link', { name: en ? /Go to cart/ : /Przejdź do koszyka/ })
      .first()
      .waitFor();
    await shot('1-product');
  }
  await page
    .locator('header')
    .getByRole('link', { name: en ? /^Cart,/ : /^Koszyk,/ })
    .click();
  await page.waitForURL('**' + p.cart);
  await page.waitForSelector('[data-testid=amount-due]');
  await page
    .getByRole('button', { name: en ? /^More:/ : /^Więcej:/ })
    .first()
    .click();
  await page.waitForTimeout(1500);
  await page.getByLabel(en ? 'Discount code' : 'Kod rabatowy').fill('aksamit10');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await shot('2-cart');
  await page
    .getByRole('link', { name: en ? 'Continue' : 'Dalej', exact: true })
    .filter({ visible: true })
    .click();
  await page.waitForTimeout(1000);
  await shot('3-reservation');
  await page
    .getByRole('link', { name: en ? /Continue to details/ : /Dalej: dane/ })
    .filter({ visible: true })
    .click();
  await page.waitForTimeout(1500);
  await page
    .getByRole('button', { name: en ? /^Order/ : /^Zamawiam/ })
    .filter({ visible: true })
    .click();
  await page.waitForTimeout(600);
  await shot('4-summary-errors');
  const fill = async (l, v) => page.getByLabel(l).fill(v);
  await fill(en ? /^First name/ : /^Imię/, 'Anna');
  await fill(en ? /^Last name/ : /^Nazwisko/, 'Nowak');
  await fill(/^E-mail/, 'anna@example.com');
  await fill(en ? /^Phone/ : /^Telefon/, '600100200');
  await page.getByLabel(en ? /I accept/ : /Akceptuję/).check();
  if (flow === 'cash') await page.getByLabel(en ? /In the salon/ : /W salonie/).check();
  await page.waitForTimeout(800);
  await shot('5-summary');
  await page
    .getByRole('button', { name: en ? /^Order/ : /^Zamawiam/ })
    .filter({ visible: true })
    .click();
  if (flow !== 'cash') {
    await page.waitForURL('**/sandbox/**');
    await shot('6-gateway');
    const buttons = await page.$$eval('button', (bs) => bs.map((b) => b.textContent.trim()));
    console.log(buttons);
    await page
      .locator('button')
      .nth(flow === 'cancel' ? 2 : 0)
      .click();
  }
  await page.waitForURL(/potwierdzenie|confirmation/);
  await page.waitForTimeout(3500);
  await shot('7-confirmation');
  console.log(page.url(), await page.locator('h1').textContent());
  if (flow === 'cancel') {
    await page.getByRole('link', { name: /Zapłać ponownie|Pay again/ }).click();
    await page.waitForTimeout(1500);
    await shot('8-payagain');
    await page.getByRole('button', { name: /^Zapłać|^Pay/ }).click();
    await page.waitForURL('**/sandbox/**');
    await page.locator('button').nth(0).click();
    await page.waitForURL(/potwierdzenie|confirmation/);
    await page.waitForTimeout(3500);
    console.log(await page.locator('h1').textContent());
  }
} catch (e) {
  console.log('FAILED', e.message);
  await shot('x-failed');
  console.log(page.url());
}
await browser.close();
