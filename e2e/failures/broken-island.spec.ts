import type { Page } from '@playwright/test';
import { breakModule, type ModuleFault } from '../fixtures/broken-module';
import { treatmentsOf } from '../fixtures/buying';
import { expectChromeUsable, matrixCell } from '../fixtures/failure-matrix';
import { watchReports } from '../fixtures/module-reports';
import { expectHostStarted } from '../fixtures/page-ready';
import { header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';
import { patternOf, text } from '../fixtures/texts';
import { poland } from '../fixtures/words';

const { words } = poland;

/** Faults of the module's script; the others replace its pages, of which an islands page runs nothing. */
const FAULTS: ModuleFault[] = ['entry 404', 'hang on load', 'wrong hash', 'syntax error', 'throw on load'];

interface BrokenIsland {
  module: string;
  pathOf(page: Page): Promise<string>;
  /** Touches the island, which starts it. */
  touch(page: Page): Promise<void>;
  /** What only the running island does with that touch. */
  works(page: Page): Promise<void>;
}

const form = (page: Page) =>
  main(page).getByRole('form', { name: text(poland, 'forms:forms.contact.title'), exact: true });
const field = (page: Page) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${patternOf(text(poland, 'forms:forms.fields.firstName'))}`) });

const ISLANDS: BrokenIsland[] = [
  {
    module: 'content',
    pathOf: async () => '/kontakt/',
    touch: (page) => field(page).fill('Anna'),
    async works(page) {
      await expect(field(page)).toHaveValue('Anna');
      await form(page)
        .getByRole('button', { name: text(poland, 'forms:forms.contact.send') })
        .click();
      await expect(form(page).getByText(text(poland, 'forms:forms.summary'))).toBeVisible();
    },
  },
  {
    module: 'catalog',
    async pathOf(page) {
      const [treatment] = await treatmentsOf(page.request, poland);
      return `${words.womensZone}${treatment?.slug}/`;
    },
    touch: (page) => main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click(),
    works: (page) => expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible(),
  },
];

for (const { module, pathOf, touch, works } of ISLANDS) {
  for (const fault of FAULTS) {
    test(
      `${module}: an island, ${fault}: costs its own place only, and a retry runs what was begun`,
      matrixCell(module, `island: ${fault}`),
      async ({ page }) => {
        const reports = await watchReports(page);
        const broken = await breakModule(page, module, fault);
        await page.goto(await pathOf(page));
        await expectHostStarted(page);
        await markDocument(page);
        const title = (await heading(page).textContent()) ?? '';
        await touch(page);

        const notice = main(page).getByRole('alert').filter({ visible: true }).first();
        await expect(notice).toBeVisible();
        await expect(heading(page)).toHaveText(title);
        await expectChromeUsable(page);
        await reports.expectAbout(module);

        broken.mend();
        // A hanging script arrives by itself; everything else is retried on a press.
        if (fault !== 'hang on load') await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
        await works(page);
        await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
      },
    );
  }
}
