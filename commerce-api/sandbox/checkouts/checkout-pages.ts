import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { amountText, html, type Markup, page, type Texts, textsFor, timeText } from '../pages/html';
import { unknownPage } from '../pages/unknown-page';
import { webhookKnobs } from '../webhook-behaviour';
import {
  type Checkout,
  type CheckoutProvider,
  type CheckoutState,
  type CheckoutStore,
  hasExpired,
  newId,
} from './checkout-store';
import type { CheckoutWebhooks } from './checkout-webhooks';

export interface CheckoutParts {
  provider: CheckoutProvider;
  name: string;
  store: CheckoutStore;
  webhooks: CheckoutWebhooks;
  /** The URL that the provider redirects the payer to, with its parameters. Null: the shop gave no URL. */
  addressAfter(checkout: Checkout, isGivenUp: boolean): string | null;
}

const SANDBOX = '/sandbox/';

const decision = z.object({
  decision: z.enum(['paid', 'canceled', 'failed', 'pending']),
  /** After the decision: the payer returns to the shop, a tester to the sandbox page. */
  from: z.enum(['payer', 'sandbox']).default('payer'),
});

/**
 * Maps the payer's decision to a checkout state. At PayPal "paid" means approved: the shop captures the money itself.
 */
function stateOf(provider: CheckoutProvider, outcome: z.infer<typeof decision>['decision']): CheckoutState {
  return outcome === 'paid' && provider === 'paypal' ? 'approved' : outcome;
}

/** The page that the payer is redirected to, the decision taken there, and the control address of the stand-in. */
export function registerCheckoutPages(app: FastifyInstance, parts: CheckoutParts): void {
  const { provider, store, webhooks } = parts;
  const address = `/sandbox/${provider}/pay/:id`;

  app.get<{ Params: { id: string } }>(address, async (request, reply) => {
    const checkout = await store.find(request.params.id);
    reply.type('text/html; charset=utf-8').header('referrer-policy', 'no-referrer');
    const { language, texts } = textsFor(checkout?.language || request.headers['accept-language']);
    if (!checkout) return reply.code(404).send(unknownPage(language, texts));
    return payerPage(checkout, parts, language, texts);
  });

  app.post<{ Params: { id: string } }>(`${address}/decision`, async (request, reply) => {
    const checkout = await store.find(request.params.id);
    const parsed = decision.safeParse(request.body);
    if (!checkout || !parsed.success) {
      const { language, texts } = textsFor(request.headers['accept-language']);
      return reply.code(404).type('text/html; charset=utf-8').send(unknownPage(language, texts));
    }
    const outcome = parsed.data;
    const isPaid = outcome.decision === 'paid';
    if (outcome.from === 'sandbox' || !hasExpired(checkout)) {
      const paymentId = isPaid && provider === 'stripe' ? newId('pi_') : null;
      const delay = isPaid ? webhooks.behaviour.delayMs : null;
      const decided = await store.decide(checkout.id, stateOf(provider, outcome.decision), delay, paymentId);
      if (decided && isPaid) void webhooks.kick();
    }
    const isGivenUp = outcome.decision === 'canceled' || outcome.decision === 'failed';
    const back = outcome.from === 'sandbox' ? null : parts.addressAfter(checkout, isGivenUp);
    return reply.redirect(back ?? SANDBOX, 303);
  });

  app.post<{ Params: { id: string } }>(`${address}/notice`, async (request, reply) => {
    await store.sendAgain(request.params.id);
    void webhooks.kick();
    return reply.redirect(SANDBOX, 303);
  });

  app.get(`/sandbox/${provider}/control`, async () => webhooks.behaviour);
  app.post(`/sandbox/${provider}/control`, async (request, reply) => {
    const parsed = webhookKnobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) });
    const { reset, ...change } = parsed.data;
    if (reset) webhooks.reset();
    webhooks.configure(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
    return webhooks.behaviour;
  });
}

function payerPage(checkout: Checkout, { name, addressAfter }: CheckoutParts, language: string, texts: Texts): string {
  const action = `/sandbox/${checkout.provider}/pay/${checkout.id}/decision`;
  const isPaid = checkout.state === 'paid' || checkout.state === 'approved';
  const isOver = isPaid || hasExpired(checkout);
  const choice = (outcome: 'paid' | 'canceled' | 'failed' | 'pending', hint: string) =>
    html`<div><button class="${outcome === 'paid' ? 'primary' : ''}" name="decision" value="${outcome}" aria-describedby="hint-${outcome}">${texts[outcome]}</button>
<small id="hint-${outcome}">${hint}</small></div>`;
  const choices = html`<form class="choices" method="post" action="${action}">
${choice('paid', texts.paidHint)}${choice('pending', texts.pendingHint)}${choice('canceled', texts.canceledHint)}${choice('failed', texts.failedHint)}
</form>`;
  const over = html`<p role="status"><strong>${isPaid ? texts.alreadyPaid : texts.expired}</strong></p>
<p><a href="${addressAfter(checkout, !isPaid) ?? SANDBOX}">${texts.backToShop}</a></p>`;
  const row = (label: string, value: string) => (value === '' ? html`` : html`<dt>${label}</dt><dd>${value}</dd>`);
  return page(
    language,
    texts.payTitle,
    html`<main>
<p class="note">${texts.sandboxNote}</p>
<div class="card">
<h1>${texts.payTitle}</h1>
<p>${texts.checkoutLead.replace('{name}', name)}</p>
<p class="amount">${amountText(checkout.amount, checkout.currency, language)}</p>
<dl>${row(texts.description, checkout.description)}${row(texts.payer, checkout.email)}</dl>
${isOver ? over : choices}
</div>
<p><a href="/sandbox/?lang=${language}">${texts.toSandbox}</a></p>
</main>`,
  );
}

/** The latest checkouts of a provider for the sandbox's page, with the possible actions. */
export async function checkoutSection(parts: CheckoutParts, language: string, texts: Texts): Promise<Markup> {
  const { provider, name, store, webhooks } = parts;
  const list = await store.latest(25);
  const rows = list.map((entry) => {
    const action = `/sandbox/${provider}/pay/${entry.id}`;
    const decide = (outcome: 'paid' | 'failed', label: string) =>
      html`<form method="post" action="${action}/decision"><input type="hidden" name="from" value="sandbox">
<button class="small" name="decision" value="${outcome}">${label}</button></form>`;
    const actions =
      entry.state === 'paid' || entry.state === 'approved'
        ? html`<form method="post" action="${action}/notice"><button class="small">${texts.sendAgain}</button></form>`
        : html`${decide('paid', texts.settlePaid)}${decide('failed', texts.settleFailed)}<a href="${action}">${texts.openPayerPage}</a>`;
    const state = entry.refunds.length > 0 ? texts.state_refunded : texts[`checkout_${entry.state}`];
    return html`<tr><td>${timeText(entry.createdAt, language)}</td><td>${amountText(entry.amount, entry.currency, language)}</td>
<td>${entry.description}<small>${entry.email}</small><small><code>${entry.id}</code></small></td>
<td>${state}</td><td>${entry.webhooksSent}<small>${entry.lastAnswer}</small></td>
<td><div class="row">${actions}</div></td></tr>`;
  });
  const table = html`<table><thead><tr><th scope="col">${texts.when}</th><th scope="col">${texts.amount}</th>
<th scope="col">${texts.description}</th><th scope="col">${texts.status}</th><th scope="col">${texts.webhooks}</th>
<th scope="col">${texts.actions}</th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`<section class="card" aria-labelledby="latest-${provider}"><h2 id="latest-${provider}">${name}</h2>
${list.length === 0 ? html`<p>${texts.noCheckouts}</p>` : table}
<p>${texts.behaviourLead} <code>/sandbox/${provider}/control</code></p>
<p>${texts.callsLead} <code>/sandbox/${provider}/calls/control</code></p>
<p><code>${JSON.stringify(webhooks.behaviour)}</code></p></section>`;
}
