import { treatmentsOf } from '../fixtures/buying';
import { type ExtraPageServer, startExtraPageServer } from '../fixtures/extra-page-server';
import { expect, test } from '../fixtures/journey-test';
import { OwnReleases } from '../fixtures/own-releases';
import { pagesOf } from '../fixtures/page-list';
import { heading } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { poland, polandInEnglish } from '../fixtures/words';

test.describe.configure({ mode: 'default', timeout: 120_000 });

// React and the browser host complain in development builds only; the watch of every journey reads what they say.
let releases: OwnReleases;
let server: ExtraPageServer;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await OwnReleases.make('development');
  server = await startExtraPageServer({ shopOrigin: baseURL ?? '', store: releases.folder });
});

test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
});

for (const place of [poland, polandInEnglish]) {
  test(`the development build takes over what the server rendered at ${place.base}/ without a word`, async ({
    page,
    request,
  }) => {
    const [treatment] = await treatmentsOf(request, place);
    const article = (await pagesOf(request, place, 'content')).find(({ name }) => name === 'article');
    const zone = place.words.womensZone;
    for (const path of [
      `${place.base}/`,
      place.base + zone,
      `${place.base}${zone}${treatment?.slug}/`,
      article?.path,
    ]) {
      await page.goto(`${server.origin}${path}`);
      await expectSettled(page);
      await expect(heading(page)).toBeVisible();
    }
  });
}
