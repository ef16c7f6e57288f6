import { expect, test } from '../fixtures/journey-test';
import { main } from '../fixtures/page-regions';
import { admin } from '../fixtures/staff';

declare global {
  interface Window {
    /** Set by a trick that runs. */
    __tricked?: number;
  }
}

const TRICKS = [
  '<script>window.__tricked=1</script>',
  '"><img src=x onerror="window.__tricked=1">',
  '<svg/onload=window.__tricked=1>',
  '</script><script>window.__tricked=1</script>',
  '<details open ontoggle=window.__tricked=1>',
  '<iframe srcdoc="<script>parent.__tricked=1</script>"></iframe>',
  '{{constructor.constructor("window.__tricked=1")()}}',
] as const;

const titled = TRICKS.map((text) => ({ title: text, text }));
const sectionsOf = (title: string) => [
  { kind: 'hero', title, lead: TRICKS[0], points: TRICKS.slice(0, 6), picture: { drawing: 'laser', alt: TRICKS[1] } },
  { kind: 'steps', title: TRICKS[2], items: titled },
  { kind: 'faq', title: 'Pytania', hasSearch: true, groups: [{ title: TRICKS[3], items: titled }] },
  { kind: 'table', caption: TRICKS[4], columns: ['A', TRICKS[5]], rows: TRICKS.map((text) => [text, text]) },
  { kind: 'text', blocks: TRICKS.map((text) => ({ type: 'paragraph', text })) },
];
const inBoth = <Value>(value: Value) => ({ pl: value, en: value });

// Source: docs/decisions/0197.
test('script in a record’s text never runs, and an edit of a record shows at once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await admin(playwright, baseURL);
  const code = `sekcje-${Date.now()}`;
  const meta = { title: TRICKS[0], description: TRICKS[1], keywords: TRICKS[1], canonical: null };
  const { cmsPage } = await staff.send<{ cmsPage: { id: string } }>('POST', '/cms-pages', {
    code,
    kind: 'information',
    title: inBoth(TRICKS[1]),
    slugs: inBoth(code),
    lead: inBoth(TRICKS[0]),
    sections: inBoth(sectionsOf('Pierwszy tytuł')),
    meta: inBoth(meta),
  });
  // Until the list of addresses names it, only so many pages of unlisted addresses are rendered for a client, for all tests.
  await expect.poll(async () => (await page.request.get(`/${code}/`)).status(), { timeout: 60_000 }).toBe(200);
  await page.goto(`/${code}/`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Pierwszy\stytuł/);
  await expect(main(page).getByText(TRICKS[0], { exact: true }).first()).toBeVisible();
  await main(page).getByRole('searchbox').fill('onload');
  await expect(main(page).locator('details:visible')).toHaveCount(1);
  expect(await page.evaluate(() => window.__tricked)).toBeUndefined();
  await staff.send('PUT', `/cms-pages/${cmsPage.id}`, { sections: inBoth(sectionsOf('Drugi tytuł')) });
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Drugi\stytuł/, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await staff.send('PUT', `/cms-pages/${cmsPage.id}`, { enabled: false });
  await staff.leave();
});
