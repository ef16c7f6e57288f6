import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import { timesAhead, untouchedSalon } from '../fixtures/reception';
import { like, text } from '../fixtures/texts';
import { localDate } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const manager = { email: 'manager@example.com', password: 'Aksamit-2026' };
const PRODUCT = '1';

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const path = `${site.base}/admin/`;

  test(`at ${site.base}/ a manager gives a therapist a day off, sees whose visit lies in it and takes it back`, async ({
    page,
    staff,
  }) => {
    await page.goto(path);
    await expectPageReady(page);
    await logIn(page, manager, site);
    await expect(main(page).getByRole('combobox', { name: t('salon.label') })).toBeVisible();
    const salon = await untouchedSalon(staff);
    const [startAt = ''] = await timesAhead(page, salon.id, PRODUCT);
    const { phone } = newPerson();
    const customer = { firstName: 'Zofia', lastName: `Wolna-${phone}`, phone };
    const { event } = await staff.send<{ event: { id: string; therapist: { name: string } } }>('POST', '/events', {
      locationId: salon.id,
      productId: PRODUCT,
      startAt,
      customer: { ...customer, phonePrefix: '48' },
    });
    const therapist = event.therapist.name;
    const date = localDate(Date.parse(startAt));
    await page.goto(`${path}?${new URLSearchParams({ salon: salon.id, date })}`);
    await expectPageReady(page);

    await main(page)
      .getByRole('button', { name: t('shifts.action'), exact: true })
      .click();
    const isPhone = test.info().project.name === 'phone';
    const title = t('shifts.title');
    const panel = isPhone ? page.getByRole('dialog', { name: title }) : page.getByRole('region', { name: title });
    await panel.getByRole('combobox', { name: t('unit.therapist') }).selectOption({ label: therapist });
    const days = panel.getByRole('group', { name: /\d+$/ });
    const known = await days.count();
    await panel.getByRole('button', { name: t('shifts.addDate') }).click();
    const day = days.nth(known);
    await day.getByLabel(t('form.date'), { exact: true }).fill(date);
    await expect(day.getByRole('checkbox', { name: t('shifts.works') })).not.toBeChecked();
    await panel.getByRole('button', { name: t('shifts.save') }).click();
    // Another run may have booked the same therapist on this date.
    const warning = panel.getByRole('alert').filter({ hasText: like(site, 'staff-area:staff.shifts.outside') });
    await expect(warning.getByRole('listitem').filter({ hasText: customer.lastName })).toHaveCount(1);
    await expectSound(page, site);
    await panel.getByRole('button', { name: t('shifts.saveAnyway') }).click();
    await expect(toasts(page)).toContainText(t('shifts.stored', { name: therapist }));

    await page.reload();
    await expectPageReady(page);
    await main(page)
      .getByRole('button', { name: t('shifts.action'), exact: true })
      .click();
    await panel.getByRole('combobox', { name: t('unit.therapist') }).selectOption({ label: therapist });
    await expect(days).toHaveCount(known + 1);
    await panel
      .getByRole('button', { name: t('shifts.removeNamed', { label: t('shifts.date', { number: known + 1 }) }) })
      .click();
    await panel.getByRole('button', { name: t('shifts.save') }).click();
    await expect(toasts(page)).toContainText(t('shifts.stored', { name: therapist }));
    await staff.send('PUT', `/events/${event.id}/done-status`, { doneStatus: 'canceled' });
  });
}
