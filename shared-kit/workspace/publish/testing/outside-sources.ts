/** Imports of each package with their types, and links to its own pages: `src/consumer.ts`. */
export const CONSUMER = `
import { dataOf } from '@aksamit/contracts';
import { formatMoney } from '@aksamit/contracts/money';
import { buildRelease } from '@aksamit/build';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import type { ServerModule } from '@aksamit/module-sdk/platform';
import { FolderReleaseStore } from '@aksamit/release';
import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
export const used = [dataOf, formatMoney, buildRelease, FolderReleaseStore, Button, tokens];
export type Used = ServerModule;
// @ts-expect-error a store needs its folder, so types are not any
new FolderReleaseStore();
export function useLinks() {
  const href = useHref();
  // @ts-expect-error a page that nobody defines
  return [href('gift-cards/start'), href('gift-cards/gift', { slug: 'laser' }), href('gift-cards/nowhere')];
}
`;

/** A page with a script of its own, a loader, and calls that the kit makes for it: `src/pages/gift.page.tsx`. */
export const GIFT_PAGE = `
import { callApi } from '@aksamit/module-sdk/api';
import { type LoadInput, type LoadResult, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Heading } from '@aksamit/ui';
import { useSentFiles } from '@aksamit/ui/files';
export default definePage({
  name: 'gift',
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: ['/prezenty/:slug/'], en: ['/prezenty/:slug/'] },
  load,
  component: GiftPage,
});
async function load({ setHead }: LoadInput): Promise<LoadResult> {
  setHead({ title: 'Loaded on the server' });
  return { status: 200 };
}
export function GiftPage() {
  return <Heading level={1}>{[usePageParams().slug, typeof callApi, typeof useSentFiles].join()}</Heading>;
}
`;
