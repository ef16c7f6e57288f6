import { beCustomer } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { fillSummary, goOnToSummary, orderAndPay } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { tabTo } from '../fixtures/keyboard';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { chooseSalon, foundSalons, openReservation, takeTime, times, visit } from '../fixtures/reserving';
import { text } from '../fixtures/texts';
import { bothLanguages, poland, polandInEnglish } from '../fixtures/words';

for (const [site, city] of [
  [poland, 'Lublin'],
  [polandInEnglish, 'Gdynia'],
] as const) {
  test(`a guest chooses salon and time at ${site.base}/, pays, and has the visit booked`, async ({ page }) => {
    test.setTimeout(180_000);
    await openReservation(page, site);
    await expectSound(page, site);
    await expect(main(page).getByText(site.words.chooseFirst)).toBeVisible();
    await expect(main(page).getByText(site.words.toDetails)).toHaveCount(0);

    await chooseSalon(page, site, city);
    // Where the phone's bottom bar covers half a time on the way past, the time is no smaller for it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectSound(page, site);
    await takeTime(page);
    await expect(visit(page, 'held')).toContainText(city);
    await expect(visit(page, 'held')).toContainText(/(19|20):\d\d/);
    await expectSound(page, site);
    const when = (await visit(page, 'held').locator('strong').first().textContent()) ?? '';

    // Nothing is lost by a reload, by going back and forth, or in the other language.
    await page.reload();
    await expect(visit(page, 'held')).toContainText(when);
    const here = page.url();
    await page.goto(site === poland ? '/en/cart/reservation/' : '/koszyk/rezerwacja/');
    await expect(visit(page, 'held')).toContainText(city);
    await page.goto(here);
    await expectPageReady(page);
    await goOnToSummary(page, site);
    await page.goBack();
    await expect(visit(page, 'held')).toContainText(when);
    await page.goForward();
    await expect(heading(page)).toHaveText(site.words.summaryHeading);

    await fillSummary(page, site, 'przelewy24');
    await orderAndPay(page, site);
    await expect(main(page).getByRole('button', { name: site.words.calendar })).toBeVisible();
  });
}

for (const [site, city] of [
  [poland, 'Radom'],
  [polandInEnglish, 'Zielona Góra'],
] as const) {
  test(`at ${site.base}/ a guest asks for one therapist of the salon, who is named from then on`, async ({ page }) => {
    test.setTimeout(120_000);
    await openReservation(page, site);
    await chooseSalon(page, site, city);
    const choice = main(page).getByRole('combobox', { name: text(site, 'slot-picker:therapists.label') });
    await expect(choice.getByRole('option').first()).toHaveText(text(site, 'slot-picker:therapists.anyone'));
    const name = (await choice.getByRole('option').nth(1).textContent()) ?? '';
    await choice.selectOption({ label: name });
    await expectSound(page, site);
    await takeTime(page);
    const named = text(site, 'slot-picker:therapists.of', { name });
    await expect(visit(page, 'held')).toContainText(named);
    await page.reload();
    await expect(visit(page, 'held')).toContainText(named);
  });
}

for (const site of bothLanguages) {
  test(`at ${site.base}/ with a preferred salon known two taps at most hold a slot`, async ({
    page,
    baseURL,
  }, info) => {
    test.setTimeout(120_000);
    await beCustomer(page, newPerson(), site);
    const answer = await page.request.get('/api/locations?city=olsztyn', { headers: { 'market-slug': 'pl' } });
    const { data } = (await answer.json()) as { data: { locations: { id: string; name: string }[] } };
    const [salon] = data.locations;
    if (!salon) throw new Error('Failed to find a salon in Olsztyn. Check the seed.');
    const saved = await page.request.put('/api/me', {
      data: { prefferedLocation: salon.id },
      headers: { 'market-slug': 'pl', origin: baseURL ?? '' },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await openReservation(page, site);
    await expect(visit(page, 'open')).toContainText(salon.name);
    await expect(visit(page, 'open')).toContainText(text(site, 'slot-picker:salons.preferred'));
    await expect(times(page).first()).toBeVisible();
    let taps = 0;
    await page.exposeFunction('countTap', () => {
      taps += 1;
    });
    await page.evaluate(() => document.addEventListener('click', () => Reflect.get(window, 'countTap')(), true));
    await takeTime(page);
    const description = `${taps} from an empty choice to a held slot: the time that is shown first`;
    info.annotations.push({ type: 'taps', description });
    await info.attach('taps.md', { body: `${description}\n`, contentType: 'text/markdown' });
    expect(taps, 'taps from an empty choice to a held slot').toBeLessThanOrEqual(2);
    await visit(page, 'held').getByRole('button', { name: site.words.bookLater }).click();
    await expect(visit(page, 'later')).toBeVisible();
  });

  test(`at ${site.base}/ by keyboard alone: a salon, a time, a change of mind`, async ({ page }) => {
    test.setTimeout(120_000);
    await openReservation(page, site);
    await main(page).getByRole('combobox', { name: site.words.salonSearch }).focus();
    await page.keyboard.type('kielce');
    const salon = foundSalons(page, site.words, 'Kielce');
    await expect(salon.first()).toBeVisible();
    await tabTo(page, salon.first());
    await page.keyboard.press('Enter');
    await expect(times(page).first()).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Kielce');
    await tabTo(page, times(page).first());
    await page.keyboard.press('Enter');
    await expect(visit(page, 'held')).toBeVisible();
    await expect(visit(page, 'held').getByRole('heading', { level: 2 })).toBeFocused();
    await expectSound(page, site);
    await tabTo(page, visit(page, 'held').getByRole('button', { name: site.words.bookLater }));
    await page.keyboard.press('Enter');
    await expect(visit(page, 'later')).toBeVisible();
    await page.reload();
    await expectPageReady(page);
    await expect(visit(page, 'later')).toBeVisible();
  });

  test(`at ${site.base}/ no salon in the city: those up to 50 km off are offered; without location there are instructions`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const t = (key: string, values: Record<string, string | number> = {}) =>
      text(site, `salon-finder:salonFinder.${key}`, values);
    await openReservation(page, site);
    await main(page)
      .getByRole('button', { name: t('nearMe') })
      .click();
    await expect(main(page).getByText(t('geolocation.denied'))).toBeVisible();
    await main(page).getByText(t('geolocation.how')).click();
    await expect(main(page).getByText(t('geolocation.again'))).toBeVisible();
    await expectSound(page, site);
    const search = main(page).getByRole('combobox', { name: site.words.salonSearch });
    await search.fill('Atlantyda');
    await expect(main(page).getByRole('heading', { name: t('unknown') })).toBeVisible();
    await search.fill('Sopot');
    await expect(main(page).getByRole('heading', { name: t('noneInCity', { city: 'Sopot' }) })).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('lookAround', { km: 50 }) })
      .click();
    const near = main(page).getByRole('list', { name: site.words.salons, exact: true }).getByRole('listitem');
    await expect(near.first()).toContainText(/\d km/);
  });
}
