import type { PageHead } from '@aksamit/contracts/platform';
import type { PlannedPage } from '../model/planned-page';
import { headTags } from './head-tags';

const context = {
  market: { brand: { name: 'Aksamit' }, locales: [{ code: 'pl', isoCode: 'pl-PL' }] },
  ...{ locale: 'pl', basePath: '', origin: 'https://shop.example' },
};
const plan = { context, path: '/o-nas/', rendering: 'public', sites: [] } as unknown as PlannedPage;
const tagsOf = (head: PageHead) => headTags(head, plan, { paths: {}, isFound: true });

test('keywords of a record are printed as text, and none where it has none', () => {
  const head = { title: 'O nas', description: 'Kim jesteśmy' };
  expect(tagsOf({ ...head, keywords: 'laser, "skóra"' })).toContain(
    '<meta name="keywords" content="laser, &quot;skóra&quot;">',
  );
  expect(tagsOf({ ...head, keywords: '' })).not.toContain('keywords');
  expect(tagsOf(head)).not.toContain('keywords');
});
