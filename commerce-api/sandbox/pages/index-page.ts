import type { FastifyInstance } from 'fastify';
import { checkoutSection } from '../checkouts/checkout-pages';
import { eInvoiceSection } from '../e-invoices/routes';
import { blikCodes } from '../przelewy24/blik-routes';
import type { SandboxTransaction } from '../przelewy24/transaction-store';
import type { SandboxParts } from '../sandbox-parts';
import { amountText, html, type Markup, page, type Texts, textsFor, timeText } from './html';
import { problemSections } from './problem-sections';

/** /sandbox/: the stand-ins, the test keys, the latest payments with the possible actions, the latest problems. */
export function registerIndexPage(app: FastifyInstance, parts: SandboxParts): void {
  app.get<{ Querystring: { lang?: string } }>('/sandbox/', async (request, reply) => {
    const { language, texts } = textsFor(request.query.lang ?? request.headers['accept-language']);
    const transactions = await parts.store.latest(50);
    const sections = await Promise.all(parts.checkouts.map((entry) => checkoutSection(entry, language, texts)));
    return reply.type('text/html; charset=utf-8').send(indexPage(parts, transactions, sections, language, texts));
  });
  app.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/', 301));
}

function indexPage(
  parts: SandboxParts,
  list: SandboxTransaction[],
  checkouts: Markup[],
  language: string,
  texts: Texts,
): string {
  const { keys, publicOrigin, webhooks } = parts;
  const base = `${publicOrigin}/sandbox/przelewy24`;
  return page(
    language,
    texts.indexTitle,
    html`<main class="wide">
<p class="note">${texts.sandboxNote}</p>
<h1>${texts.indexTitle}</h1>
<p>${texts.indexLead} <a href="/sandbox/?lang=${texts.languageCode}" lang="${texts.languageCode}" hreflang="${texts.languageCode}">${texts.language}</a></p>
<section class="card" aria-labelledby="stands"><h2 id="stands">${texts.standsFor}</h2>
<table><thead><tr><th scope="col">${texts.service}</th><th scope="col">${texts.address}</th></tr></thead>
<tbody><tr><td>Przelewy24 (REST v1)</td><td><code>${base}</code></td></tr>
<tr><td>GUS BIR 1.1</td><td><code>${publicOrigin}/sandbox/gus/UslugaBIRzewnPubl.svc</code></td></tr>
<tr><td>SMSAPI</td><td><code>${publicOrigin}/sandbox/sms</code></td></tr>
<tr><td>PayPal (Orders v2)</td><td><code>${publicOrigin}/sandbox/paypal</code></td></tr>
<tr><td>Stripe (Checkout)</td><td><code>/v1</code></td></tr>
<tr><td>KSeF (API 2)</td><td><code>${publicOrigin}/sandbox/e-invoices</code></td></tr>
<tr><td>NBP</td><td><code>${publicOrigin}/sandbox/nbp</code></td></tr>
<tr><td>Sentry (DSN)</td><td><code>${parts.sentry.dsn}</code></td></tr></tbody></table></section>
<section class="card" aria-labelledby="messages"><h2 id="messages">${texts.messages}</h2>
<p><a href="/sandbox/mailbox">${texts.mailbox}</a> · <a href="/sandbox/phone">${texts.phone}</a></p></section>
<section class="card" aria-labelledby="keys"><h2 id="keys">${texts.keys}</h2>
<dl><dt>merchantId</dt><dd><code>${keys.merchantId}</code></dd><dt>posId</dt><dd><code>${keys.posId}</code></dd>
<dt>apiKey</dt><dd><code>${keys.apiKey}</code></dd><dt>crcKey</dt><dd><code>${keys.crcKey}</code></dd></dl>
<p><a href="/sandbox/przelewy24.json">${texts.keysAsJson}</a></p></section>
<section class="card" aria-labelledby="blik"><h2 id="blik">${texts.blikCodes}</h2><p>${texts.blikLead}</p>
<table><tbody>${Object.keys(blikCodes).map(
      (digits) => html`<tr><td><code>${digits}XXX</code></td><td>${texts[`blik_${digits}` as keyof Texts]}</td></tr>`,
    )}</tbody></table></section>
<section class="card" aria-labelledby="latest"><h2 id="latest">${texts.lastTransactions}</h2>
${list.length === 0 ? html`<p>${texts.none}</p>` : table(list, language, texts)}</section>
<section class="card" aria-labelledby="behaviour"><h2 id="behaviour">${texts.behaviour}</h2>
<p>${texts.behaviourLead}</p><p><code>${base}/control</code></p>
<p>${texts.callsLead} <code>${base}/calls/control</code></p>
<p><code>${JSON.stringify(webhooks.behaviour)}</code></p></section>
${checkouts}
${eInvoiceSection(parts.eInvoices, language, texts)}
${problemSections(parts, language, texts)}
</main>`,
  );
}

function table(list: SandboxTransaction[], language: string, texts: Texts): Markup {
  return html`<table><thead><tr><th scope="col">${texts.when}</th><th scope="col">${texts.amount}</th>
<th scope="col">${texts.description}</th><th scope="col">${texts.status}</th><th scope="col">${texts.webhooks}</th>
<th scope="col">${texts.actions}</th></tr></thead><tbody>${list.map((entry) => row(entry, language, texts))}</tbody></table>`;
}

function stateText(entry: SandboxTransaction, texts: Texts): string {
  if (entry.refunded > 0) return texts.state_refunded;
  if (entry.verified) return texts.state_verified;
  return texts[`state_${entry.payerState}`];
}

function row(entry: SandboxTransaction, language: string, texts: Texts): Markup {
  const action = `/sandbox/przelewy24/trnRequest/${entry.token}`;
  const decide = (value: 'paid' | 'failed', label: string) =>
    html`<form method="post" action="${action}/decision"><input type="hidden" name="from" value="sandbox">
<button class="small" name="decision" value="${value}">${label}</button></form>`;
  const actions =
    entry.payerState === 'paid'
      ? html`<form method="post" action="${action}/notice"><button class="small">${texts.sendAgain}</button></form>`
      : html`${decide('paid', texts.settlePaid)}${decide('failed', texts.settleFailed)}<a href="${action}">${texts.openPayerPage}</a>`;
  return html`<tr><td>${timeText(entry.createdAt, language)}</td><td>${amountText(entry.amount, entry.currency, language)}</td>
<td>${entry.description}<small>${entry.email}</small><small>${texts.session}: <code>${entry.sessionId}</code></small></td>
<td>${stateText(entry, texts)}</td><td>${entry.webhooksSent}<small>${entry.lastAnswer}</small></td>
<td><div class="row">${actions}</div></td></tr>`;
}
