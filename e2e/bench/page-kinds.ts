import { request } from '@playwright/test';
import { completePageOf, type ListedPage, oneOfEachKind, pagesOf } from '../fixtures/page-list';
import { poland } from '../fixtures/words';

/** One kind of page: pages of the same component, by the first that has an address without an order. */
export interface PageKind extends Pick<ListedPage, 'module' | 'path' | 'rendering'> {
  /** `catalog zone`: the module and its component's chunk. */
  name: string;
}

/** Every kind of page that the deployed releases have, with an example address in Polish. */
export async function pageKinds(origin: string): Promise<PageKind[]> {
  const client = await request.newContext({ baseURL: origin });
  try {
    const { releases } = await completePageOf(client, await (await client.get('/')).text());
    const pages: ListedPage[] = [];
    for (const { name: module } of releases) pages.push(...(await pagesOf(client, poland, module)));
    return oneOfEachKind(pages).map(({ kind, module, path, rendering }) => ({ name: kind, module, path, rendering }));
  } finally {
    await client.dispose();
  }
}
