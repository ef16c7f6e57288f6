/**
 * The stand-in for GUS's register (BIR 1.1): SOAP 1.2 in, MTOM out, a session that ends, an error inside a good answer
 * when nothing is found.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerBehaviourControl } from '../misbehaviour';
import type { SandboxParts } from '../sandbox-parts';
import { type BirCode, escaped, messageOf, report, search, textOf } from './bir-answers';

const SERVICE = 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl';
const VALUE_SERVICE = 'http://CIS/BIR/2014/07/IUslugaBIR';

export function registerGus(app: FastifyInstance, { gus }: SandboxParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
    scope.post('/sandbox/gus/UslugaBIRzewnPubl.svc', async (request, reply) => {
      const { delayMs, status, retryAfter, loseAnswer } = gus.behaviour.take();
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (status !== null) {
        if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
        return reply.code(status).send('');
      }
      if (!/^application\/soap\+xml/.test(request.headers['content-type'] ?? '')) return reply.code(415).send('');
      const action = /IUslugaBIR(?:zewnPubl)?\/(\w+)</.exec(String(request.body))?.[1] ?? '';
      const result = resultOf(action, request, gus, loseAnswer);
      return result === null ? reply.code(400).send('') : answer(reply, action, result);
    });
  });
  // Clearing the received data ends the sessions.
  registerBehaviourControl(app, '/sandbox/gus/control', gus.behaviour, () => gus.sessions.clear());
}

/** The result of a call; empty without a session, null for an unknown call. */
function resultOf(action: string, request: FastifyRequest, gus: SandboxParts['gus'], isLost: boolean): string | null {
  const { sessions, key } = gus;
  const message = String(request.body);
  const sid = String(request.headers.sid ?? '');
  const asked = (question: (message: string) => { code: BirCode; xml: string }) => {
    if (!sessions.has(sid)) return '';
    if (isLost) return '<root><dane><ErrorCode>7</ErrorCode></dane></root>';
    const { code, xml } = question(message);
    sessions.set(sid, code);
    return xml;
  };
  switch (action) {
    case 'Zaloguj': {
      if (textOf(message, 'pKluczUzytkownika') !== key) return '';
      const opened = randomBytes(10).toString('hex');
      sessions.set(opened, 0);
      return opened;
    }
    case 'Wyloguj':
      return String(sessions.delete(textOf(message, 'pIdentyfikatorSesji')));
    case 'DaneSzukajPodmioty':
      return asked(search);
    case 'DanePobierzPelnyRaport':
      return asked(report);
    case 'GetValue':
      return valueNamed(textOf(message, 'pNazwaParametru'), sessions.get(sid));
    default:
      return null;
  }
}

/** `GetValue`: of the service, and of the session's last question. */
function valueNamed(name: string, last: BirCode | undefined): string {
  const values: Record<string, string> = {
    StanDanych: new Date().toISOString().slice(0, 10).split('-').reverse().join('-'),
    StatusUslugi: '1',
    KomunikatUslugi: '',
    StatusSesji: last === undefined ? '0' : '1',
    KomunikatKod: last === undefined ? '7' : String(last),
    KomunikatTresc: last === undefined ? 'Brak sesji.' : messageOf(last),
  };
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}

function answer(reply: FastifyReply, action: string, result: string) {
  const boundary = `uuid:${randomBytes(8).toString('hex')}+id=1`;
  const isValue = action === 'GetValue';
  const namespace = isValue ? 'http://CIS/BIR/2014/07' : 'http://CIS/BIR/PUBL/2014/07';
  const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">${isValue ? VALUE_SERVICE : SERVICE}/${action}Response</a:Action></s:Header><s:Body><${action}Response xmlns="${namespace}"><${action}Result>${escaped(result)}</${action}Result></${action}Response></s:Body></s:Envelope>`;
  const part =
    'Content-ID: <http://tempuri.org/0>\r\nContent-Transfer-Encoding: 8bit\r\nContent-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"';
  return reply
    .header(
      'content-type',
      `multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="${boundary}";start-info="application/soap+xml"`,
    )
    .send(`\r\n--${boundary}\r\n${part}\r\n\r\n${envelope}\r\n--${boundary}--\r\n`);
}
