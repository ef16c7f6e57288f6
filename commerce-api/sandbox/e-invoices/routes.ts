import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registerBehaviourControl } from '../misbehaviour';
import { html, type Markup, type Texts, timeText } from '../pages/html';
import type { EInvoiceParts } from './ksef-store';

const base = '/sandbox/e-invoices';
const HOUR_MS = 3_600_000;
const inOneHour = () => new Date(Date.now() + HOUR_MS).toISOString();

const loginBody = z.object({
  challenge: z.string(),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string() }),
  encryptedToken: z.string(),
});
const sessionBody = z.object({
  formCode: z.object({ systemCode: z.literal('FA (3)'), schemaVersion: z.literal('1-0E'), value: z.literal('FA') }),
  encryption: z.object({ encryptedSymmetricKey: z.string(), initializationVector: z.string() }),
});
const invoiceBody = z.object({
  invoiceHash: z.string(),
  invoiceSize: z.number().int().min(1),
  encryptedInvoiceHash: z.string(),
  encryptedInvoiceSize: z.number().int().min(1),
  encryptedInvoiceContent: z.string(),
  offlineMode: z.boolean().optional(),
});
type WithSession = { Params: { session: string; reference: string } };

const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
const refuse = (reply: FastifyReply, status: number, description: string) =>
  reply
    .code(status)
    .send({ exception: { exceptionDetailList: [{ exceptionCode: status, exceptionDescription: description }] } });

/** The stand-in for KSeF speaks its API 2: login by token, sessions with their own keys, numbers given afterwards. */
export function registerEInvoices(app: FastifyInstance, parts: EInvoiceParts): void {
  const { list, behaviour } = parts;
  app.register(async (scope) => {
    // In a storm nothing is answered, the login no more than the documents.
    scope.addHook('onRequest', async (_request, reply) => {
      if (behaviour.now().status === null) return;
      const { delayMs, status, retryAfter } = behaviour.take();
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
      return refuse(reply, status ?? 503, 'Usługa niedostępna');
    });
    registerLogin(scope, parts);
    registerSessions(scope, parts);
    registerReceipts(scope, parts);
  });
  app.get(`${base}.json`, async () => ({ invoices: [...list.values()].reverse() }));
  registerBehaviourControl(app, `${base}/control`, behaviour, () => list.clear());
}

function registerLogin(app: FastifyInstance, parts: EInvoiceParts): void {
  app.get(`${base}/security/public-key-certificates`, async () =>
    Object.entries(parts.certified()).map(([use, { certificate, validFrom, validTo }]) => ({
      certificate: certificate.toString('base64'),
      validFrom: validFrom.toISOString(),
      validTo: validTo.toISOString(),
      usage: [use],
    })),
  );
  app.post(`${base}/auth/challenge`, async () => parts.challenge());
  app.post(`${base}/auth/ksef-token`, async (request, reply) => {
    const parsed = loginBody.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, 'Błąd walidacji danych wejściowych');
    const { challenge, contextIdentifier, encryptedToken } = parsed.data;
    const { login, operation } = parts.beginLogin(challenge, contextIdentifier.value, encryptedToken);
    const authenticationToken = { token: operation, validUntil: inOneHour() };
    return reply.code(202).send({ referenceNumber: login.reference, authenticationToken });
  });
  app.get<WithSession>(`${base}/auth/:reference`, async (request, reply) => {
    const login = parts.loginOf(bearerOf(request));
    if (login?.reference !== request.params.reference) return refuse(reply, 401, 'Brak autoryzacji');
    login.looks += 1;
    // Delayed, as in the real one.
    const [code, description] =
      login.looks === 1
        ? [100, 'Uwierzytelnianie w toku']
        : login.vatId
          ? [200, 'Uwierzytelnianie zakończone sukcesem']
          : [450, 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu'];
    return { startDate: new Date().toISOString(), status: { code, description } };
  });
  app.post(`${base}/auth/token/redeem`, async (request, reply) => {
    const bearer = parts.redeem(bearerOf(request));
    if (!bearer) return refuse(reply, 400, 'Token nie może zostać wydany');
    const token = { token: bearer, validUntil: inOneHour() };
    return { accessToken: token, refreshToken: token };
  });
}

function registerSessions(app: FastifyInstance, parts: EInvoiceParts): void {
  const vatIdOf = (request: FastifyRequest) => parts.vatIdOf(bearerOf(request));

  app.post(`${base}/sessions/online`, async (request, reply) => {
    const vatId = vatIdOf(request);
    if (!vatId) return refuse(reply, 401, 'Brak autoryzacji');
    const { encryption } = sessionBody.safeParse(request.body).data ?? {};
    const session =
      encryption && parts.openSession(vatId, encryption.encryptedSymmetricKey, encryption.initializationVector);
    if (!session) return refuse(reply, 400, 'Błąd deszyfrowania klucza');
    return reply.code(201).send({ referenceNumber: session, validUntil: inOneHour() });
  });
  app.post<WithSession>(`${base}/sessions/online/:session/invoices`, async (request, reply) => {
    const vatId = vatIdOf(request);
    if (!vatId || !parts.sessionOf(request.params.session, vatId)) return refuse(reply, 401, 'Brak autoryzacji');
    const { delayMs, loseAnswer } = parts.behaviour.take();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const sealed = invoiceBody.safeParse(request.body).data;
    const reference = sealed && parts.handIn(request.params.session, sealed);
    if (!reference) return refuse(reply, 400, 'Sesja zamknięta albo błędny dokument');
    return loseAnswer ? refuse(reply, 503, 'Usługa niedostępna') : reply.code(202).send({ referenceNumber: reference });
  });
  app.post<WithSession>(`${base}/sessions/online/:session/close`, async (request, reply) => {
    const vatId = vatIdOf(request);
    const session = vatId && parts.sessionOf(request.params.session, vatId);
    if (!session) return refuse(reply, 401, 'Brak autoryzacji');
    session.isOpen = false;
    return reply.code(204).send();
  });
  app.get<WithSession>(`${base}/sessions/:session/invoices/:reference`, async (request, reply) => {
    const vatId = vatIdOf(request);
    const { session, reference } = request.params;
    if (!vatId || !parts.sessionOf(session, vatId)) return refuse(reply, vatId ? 404 : 401, 'Nie znaleziono');
    const found = parts.handedOf(session, reference);
    if (!found) return refuse(reply, 404, 'Nie znaleziono');
    found.looks += 1;
    const { code, description, number, original, originalSession } = found.outcome;
    const shown = {
      ordinalNumber: 1,
      referenceNumber: reference,
      invoiceHash: found.hash,
      invoicingDate: new Date().toISOString(),
    };
    if (found.looks === 1) return { ...shown, status: { code: 150, description: 'Trwa przetwarzanie' } };
    const extensions = original
      ? { originalKsefNumber: original, originalSessionReferenceNumber: originalSession ?? session }
      : null;
    return { ...shown, ksefNumber: number ?? null, status: { code, description, details: null, extensions } };
  });
}

function registerReceipts(app: FastifyInstance, parts: EInvoiceParts): void {
  app.get<{ Params: { session: string; number: string } }>(
    `${base}/sessions/:session/invoices/ksef/:number/upo`,
    async (request, reply) => {
      const vatId = parts.vatIdOf(bearerOf(request));
      const { session, number } = request.params;
      if (!vatId || !parts.sessionOf(session, vatId)) return refuse(reply, vatId ? 404 : 401, 'Nie znaleziono');
      const receipt = parts.receiptOf(session, number);
      if (receipt === null) return refuse(reply, 400, 'Nie znaleziono UPO dla podanych kryteriów');
      const hash = createHash('sha256').update(receipt).digest('base64');
      return reply.type('application/xml').header('x-ms-meta-hash', hash).send(receipt);
    },
  );
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
<p><a href="${base}.json">${texts.asJson}</a></p>
<p><code>${base}/control</code> <code>${JSON.stringify(behaviour.now())}</code></p></section>`;
}
