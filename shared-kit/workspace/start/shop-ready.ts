import { setTimeout as pause } from 'node:timers/promises';

/** Local addresses that a page links to, without query and fragment, each once, in the page's order. */
export function linksUnder(html: string, prefix: string): string[] {
  const links = [...html.matchAll(/href="([^"#?]+)/g)].map((match) => match[1] ?? '');
  return [...new Set(links)].filter((link) => link.startsWith(prefix) && link !== prefix);
}

/** The catalog has a page per zone: `womens-product`, `mens-product`. */
/** Whether a page's HTML is that of a product for sale. */
export const isProductPage = (html: string): boolean => /data-page="(wo)?mens-product"/.test(html);

const ZONE = '/strefa-kobiet/';
const MOST_PAGES = 12;

/** Walks from the women's zone to a product's page. Undefined, with what was seen last, when there is none yet. */
async function findProductPage(origin: string): Promise<{ found: string | undefined; seen: string }> {
  const queue = [ZONE];
  const known = new Set(queue);
  let seen = 'nothing';
  for (let visited = 0; visited < MOST_PAGES; visited += 1) {
    const path = queue.shift();
    if (path === undefined) break;
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(5000) });
    const html = await answer.text();
    seen = `${path} answers ${answer.status}`;
    if (answer.status !== 200) return { found: undefined, seen };
    if (isProductPage(html)) return { found: path, seen };
    for (const link of linksUnder(html, ZONE).filter((each) => !known.has(each))) {
      known.add(link);
      queue.push(link);
    }
  }
  return { found: undefined, seen: `${seen}, and no product's page is linked` };
}

/**
 * Waits until a product's page is served: only then something can be bought.
 * @returns its path
 * @throws one sentence with what was seen last
 */
export async function waitForShop(origin: string, timeoutMs: number): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  let seen = 'nothing';
  do {
    try {
      const result = await findProductPage(origin);
      if (result.found !== undefined) return result.found;
      seen = result.seen;
    } catch (error) {
      seen = error instanceof Error ? error.message : String(error);
    }
    await pause(150);
  } while (Date.now() < deadline);
  throw new Error(
    `Failed to start: no page to buy from after ${Math.round(timeoutMs / 1000)} s (${seen}). See the logs folder in the data folder.`,
  );
}
