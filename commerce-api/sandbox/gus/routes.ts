/**
 * The stand-in for GUS's register (BIR 1.1): SOAP 1.2 in, MTOM out, a session that ends, an error inside a good answer
 * when nothing is found.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeXml } from '../../src/modules/company-register/bir-messages';
import { knobs } from '../misbehaviour';
import type { SandboxParts } from '../sandbox-app';
import { companies, type SandboxCompany } from './companies';

const SERVICE = 'http://CIS/BIR/PUBL/2014/07';

export function registerGus(app: FastifyInstance, { gus }: SandboxParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
    scope.post('/sandbox/gus/UslugaBIRzewnPubl.svc', async (request, reply) => {
      const { delayMs, status, loseAnswer } = gus.behaviour.take();
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (status !== null) return reply.code(status).send('');
      if (!/^application\/soap\+xml/.test(request.headers['content-type'] ?? '')) return reply.code(415).send('');
      const message = String(request.body);
      const action = /IUslugaBIRzewnPubl\/(\w+)</.exec(message)?.[1];
      if (action === 'Zaloguj') {
        const key = /<[\w:]*pKluczUzytkownika>([^<]*)</.exec(message)?.[1] ?? '';
        const sessionId = key === gus.key ? randomBytes(10).toString('hex') : '';
        if (sessionId !== '') gus.sessions.add(sessionId);
        return answer(reply, action, sessionId);
      }
      if (action !== 'DaneSzukajPodmioty') return reply.code(400).send('');
      if (!gus.sessions.has(String(request.headers.sid ?? ''))) return answer(reply, action, '');
      if (loseAnswer) return answer(reply, action, escapeXml('<root><dane><ErrorCode>7</ErrorCode></dane></root>'));
      const nip = /<[\w:]*Nip>([^<]*)</.exec(message)?.[1] ?? '';
      const company = companies.find((entry) => entry.nip === nip);
      return answer(reply, action, escapeXml(company ? companyXml(company) : notFoundXml(nip)));
    });
  });
  app.post('/sandbox/gus/control', async (request, reply) => {
    const parsed = knobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: 'unknown knob' });
    const { reset, clear, ...change } = parsed.data;
    // Forgetting what was received ends the sessions.
    if (clear) gus.sessions.clear();
    if (reset) gus.behaviour.reset();
    gus.behaviour.configure(change);
    return gus.behaviour.now();
  });
}

function answer(reply: FastifyReply, action: string, result: string) {
  const boundary = `uuid:${randomBytes(8).toString('hex')}+id=1`;
  const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">${SERVICE}/IUslugaBIRzewnPubl/${action}Response</a:Action></s:Header><s:Body><${action}Response xmlns="${SERVICE}"><${action}Result>${result}</${action}Result></${action}Response></s:Body></s:Envelope>`;
  const part =
    'Content-ID: <http://tempuri.org/0>\r\nContent-Transfer-Encoding: 8bit\r\nContent-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"';
  return reply
    .header(
      'content-type',
      `multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="${boundary}";start-info="application/soap+xml"`,
    )
    .send(`\r\n--${boundary}\r\n${part}\r\n\r\n${envelope}\r\n--${boundary}--\r\n`);
}

function companyXml(company: SandboxCompany): string {
  const field = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
  return `<root>\r\n  <dane>\r\n    ${[
    field('Regon', company.regon),
    field('Nip', company.nip),
    field('StatusNip', ''),
    field('Nazwa', company.name),
    field('Wojewodztwo', company.voivodeship),
    field('Miejscowosc', company.city),
    field('KodPocztowy', company.postalCode),
    field('Ulica', company.street),
    field('NrNieruchomosci', company.house),
    field('NrLokalu', company.flat),
    field('Typ', 'P'),
    field('SilosID', '6'),
    field('DataZakonczeniaDzialalnosci', ''),
    field('MiejscowoscPoczty', company.city),
  ].join('\r\n    ')}\r\n  </dane>\r\n</root>`;
}

const notFoundXml = (nip: string) =>
  `<root><dane><ErrorCode>4</ErrorCode><ErrorMessagePl>Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.</ErrorMessagePl><ErrorMessageEn>No data found for the specified search criteria.</ErrorMessageEn><Nip>${escapeXml(nip)}</Nip></dane></root>`;
