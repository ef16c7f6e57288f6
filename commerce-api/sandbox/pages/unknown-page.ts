import { html, page, type Texts } from './html';

/** Where a payer's address names no payment. */
export function unknownPage(language: string, texts: Texts): string {
  return page(
    language,
    texts.unknownTitle,
    html`<main><div class="card"><h1>${texts.unknownTitle}</h1><p>${texts.unknownLead}</p>
<p><a href="/sandbox/">${texts.toSandbox}</a></p></div></main>`,
  );
}
