import { request } from '@playwright/test';
import { completePageOf, pagesOf } from '../fixtures/page-list';
import { poland } from '../fixtures/words';

/** One kind of page: pages of the same component, by the first that has an address without an order. */
export interface PageKind {
  /** `catalog zone`: the module and its component's chunk. */
  name: string;
  module: string;
  path: string;
  rendering: 'public' | 'private';
}

/** Every kind of page that the deployed releases have, with an example address in Polish. */
export async function pageKinds(origin: string): Promise<PageKind[]> {
  const client = await request.newContext({ baseURL: origin });
  try {
    const { releases } = await completePageOf(client, await (await client.get('/')).text());
    const kinds = new Map<string, PageKind>();
    for (const { name: module, chunks } of releases)
      for (const { name, path, rendering } of await pagesOf(client, poland, module)) {
        // `browser/page-zone.e1906785.js`; an area's pages share their chunk.
        const component = /page-(.+)\.\w+\.js$/.exec(chunks[`page-${name}`]?.at(-1) ?? '')?.[1] ?? name;
        const kind = `${module} ${component}`;
        if (!kinds.has(kind)) kinds.set(kind, { name: kind, module, path, rendering });
      }
    return [...kinds.values()];
  } finally {
    await client.dispose();
  }
}
