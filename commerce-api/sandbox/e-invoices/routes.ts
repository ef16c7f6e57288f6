import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createBehaviour, knobs } from '../misbehaviour';
import { html, type Markup, type Texts, timeText } from '../pages/html';

export interface TakenInvoice {
  number: string;
  xml: string;
  eInvoiceNumber: string;
  receivedAt: string;
}

export type EInvoiceParts = ReturnType<typeof createEInvoices>;
const KEPT = 500;

/** What the stand-in for the national e-invoice system has taken, and how it behaves. */
export function createEInvoices(token: string) {
  return { token, list: new Map<string, TakenInvoice>(), behaviour: createBehaviour() };
}

/** The stand-in for the national e-invoice system: a document under its number, taken once. */
export function registerEInvoices(app: FastifyInstance, { token, list, behaviour }: EInvoiceParts): void {
  app.register(async (api) => {
    api.addContentTypeParser(
      'application/xml',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => text,
    );
    api.put<{ Params: { number: string } }>('/sandbox/e-invoices/invoices/:number', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send({ error: 'unauthorized' });
      const { delayMs, status, loseAnswer } = behaviour.take();
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (status !== null) return reply.code(status).send({ error: 'away' });
      const xml = String(request.body ?? '');
      const { number } = request.params;
      if (!xml.includes(`<P_2>${number}</P_2>`))
        return reply.code(422).send({ error: 'the document has another number' });
      const known = list.get(number);
      if (known && known.xml !== xml) return reply.code(409).send({ error: 'another document has this number' });
      const now = new Date().toISOString();
      const eInvoiceNumber =
        known?.eInvoiceNumber ?? `${now.slice(0, 10).replaceAll('-', '')}-${randomUUID().slice(0, 13)}`;
      list.set(number, known ?? { number, xml, eInvoiceNumber, receivedAt: now });
      for (const oldest of list.keys()) if (list.size > KEPT) list.delete(oldest);
      return loseAnswer ? reply.code(503).send({ error: 'away' }) : { eInvoiceNumber };
    });
  });
  app.get('/sandbox/e-invoices.json', async () => ({ invoices: [...list.values()].reverse() }));
  app.get('/sandbox/e-invoices/control', async () => behaviour.now());
  app.post('/sandbox/e-invoices/control', async (request, reply) => {
    const parsed = knobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) });
    const { reset, clear, ...change } = parsed.data;
    if (reset) behaviour.reset();
    if (clear) list.clear();
    behaviour.configure(change);
    return behaviour.now();
  });
}

/** The latest documents for the sandbox's page. */
export function eInvoiceSection({ list, behaviour }: EInvoiceParts, language: string, texts: Texts): Markup {
  const rows = [...list.values()]
    .reverse()
    .slice(0, 25)
    .map(
      ({ number, eInvoiceNumber, receivedAt }) => html`<tr><td>${timeText(new Date(receivedAt), language)}</td>
<td>${number}</td><td><code>${eInvoiceNumber}</code></td></tr>`,
    );
  return html`<section class="card" aria-labelledby="e-invoices"><h2 id="e-invoices">${texts.eInvoices}</h2>
${rows.length === 0 ? html`<p>${texts.noEInvoices}</p>` : html`<table><tbody>${rows}</tbody></table>`}
<p><a href="/sandbox/e-invoices.json">${texts.asJson}</a></p>
<p><code>/sandbox/e-invoices/control</code> <code>${JSON.stringify(behaviour.now())}</code></p></section>`;
}
