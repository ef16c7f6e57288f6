import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { amountText, html, page, type Texts, textsFor } from '../pages/html';
import { unknownPage } from '../pages/unknown-page';
import type { SandboxParts } from '../sandbox-parts';
import type { SandboxTransaction } from './transaction-store';

const decision = z.object({
  decision: z.enum(['paid', 'canceled', 'failed', 'pending']),
  /** Where the decision was made: the payer returns to the shop, a tester to the sandbox page. */
  from: z.enum(['payer', 'sandbox']).default('payer'),
});

const address = '/sandbox/przelewy24/trnRequest/:token';

/** The page that the payer is sent to, and the decision taken there. Plain forms: no script is needed. */
export function registerPayerPages(app: FastifyInstance, { store, webhooks }: SandboxParts): void {
  app.get<{ Params: { token: string } }>(address, async (request, reply) => {
    const transaction = await store.byToken(request.params.token);
    reply.type('text/html; charset=utf-8').header('referrer-policy', 'no-referrer');
    if (!transaction) {
      const { language, texts } = textsFor(request.headers['accept-language']);
      return reply.code(404).send(unknownPage(language, texts));
    }
    const { language, texts } = textsFor(transaction.language);
    return payerPage(transaction, language, texts);
  });

  app.post<{ Params: { token: string } }>(`${address}/decision`, async (request, reply) => {
    const transaction = await store.byToken(request.params.token);
    const parsed = decision.safeParse(request.body);
    if (!transaction || !parsed.success) {
      const { language, texts } = textsFor(request.headers['accept-language']);
      return reply.code(404).type('text/html; charset=utf-8').send(unknownPage(language, texts));
    }
    const outcome = parsed.data;
    const isPaid = outcome.decision === 'paid';
    if (outcome.from === 'sandbox' || !isExpired(transaction)) {
      const decided = await store.decide(
        transaction.token,
        outcome.decision,
        isPaid ? webhooks.behaviour.delayMs : null,
      );
      if (decided && isPaid) void webhooks.kick();
      // Simulates the bank's app: the code is declined.
      if (decided?.blikCode && outcome.decision === 'failed') {
        void webhooks.queue(() => webhooks.sendBlik(decided, '63', 'USER_DECLINED'));
      }
    }
    return reply.redirect(outcome.from === 'sandbox' ? '/sandbox/' : transaction.urlReturn, 303);
  });

  app.post<{ Params: { token: string } }>(`${address}/notice`, async (request, reply) => {
    await store.sendAgain(request.params.token);
    void webhooks.kick();
    return reply.redirect('/sandbox/', 303);
  });
}

function isExpired(transaction: SandboxTransaction): boolean {
  return transaction.expiresAt !== null && transaction.expiresAt <= new Date();
}

function payerPage(transaction: SandboxTransaction, language: string, texts: Texts): string {
  const action = `/sandbox/przelewy24/trnRequest/${transaction.token}/decision`;
  const isOver = transaction.payerState === 'paid' || isExpired(transaction);
  const choice = (name: 'paid' | 'canceled' | 'failed' | 'pending', hint: string) =>
    html`<div><button class="${name === 'paid' ? 'primary' : ''}" name="decision" value="${name}" aria-describedby="hint-${name}">${texts[name]}</button>
<small id="hint-${name}">${hint}</small></div>`;
  const choices = html`<form class="choices" method="post" action="${action}">
${choice('paid', texts.paidHint)}${choice('pending', texts.pendingHint)}${choice('canceled', texts.canceledHint)}${choice('failed', texts.failedHint)}
</form>`;
  const over = html`<p role="status"><strong>${transaction.payerState === 'paid' ? texts.alreadyPaid : texts.expired}</strong></p>
<p><a href="${transaction.urlReturn}">${texts.backToShop}</a></p>`;
  return page(
    language,
    texts.payTitle,
    html`<main>
<p class="note">${texts.sandboxNote}</p>
<div class="card">
<h1>${texts.payTitle}</h1>
<p>${texts.payLead}</p>
<p class="amount">${amountText(transaction.amount, transaction.currency, language)}</p>
<dl><dt>${texts.description}</dt><dd>${transaction.description}</dd>
<dt>${texts.payer}</dt><dd>${transaction.email}</dd></dl>
${isOver ? over : choices}
</div>
<p><a href="/sandbox/?lang=${language}">${texts.toSandbox}</a></p>
</main>`,
  );
}
