import type { FastifyInstance } from 'fastify';
import { registerBehaviourControl } from '../misbehaviour';
import { html, type Markup, page, textsFor, timeText } from '../pages/html';
import type { SandboxParts } from '../sandbox-parts';

type Asked = { Querystring: { lang?: string } };

/**
 * /sandbox/mailbox and /sandbox/phone: sent messages as pages and as JSON, and the control addresses of the stand-ins.
 */
export function registerMessagePages(app: FastifyInstance, parts: SandboxParts): void {
  const { mail, sms } = parts;
  registerMessageLists(app, parts);
  registerMailbox(app, parts);
  registerPhone(app, parts);
  registerBehaviourControl(app, '/sandbox/mailbox/control', mail.behaviour, () => mail.list.clear());
  registerBehaviourControl(app, '/sandbox/phone/control', sms.behaviour, () => sms.list.clear());
}

function registerMessageLists(app: FastifyInstance, { mail, sms }: SandboxParts): void {
  app.get('/sandbox/mailbox.json', async () => ({
    mails: mail.list.all().map(({ attachments, ...entry }) => ({
      ...entry,
      attachments: attachments.map(({ fileName, mimeType, content }, index) => ({
        fileName,
        mimeType,
        size: content.length,
        path: attachmentPath(entry.id, index),
      })),
    })),
  }));
  app.get('/sandbox/phone.json', async () => ({ messages: sms.list.all() }));
}

function registerMailbox(app: FastifyInstance, { mail }: SandboxParts): void {
  app.get<Asked>('/sandbox/mailbox', async (request, reply) => {
    const { language, texts } = textsFor(request.query.lang ?? request.headers['accept-language']);
    const list = mail.list.all().map(
      (entry) => html`<article class="card"><h2>${entry.subject}</h2>
<p>${entry.to.join(', ')}<small>${timeText(new Date(entry.receivedAt), language)} · ${timesText(entry.times, texts.times)}</small></p>
<pre>${entry.text}</pre><p><a href="/sandbox/mailbox/${encodeURIComponent(entry.id)}">${texts.openHtml}</a>
${entry.attachments.map(({ fileName }, index) => html` · <a href="${attachmentPath(entry.id, index)}">${fileName}</a>`)}</p></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(listPage(language, texts.mailbox, '/sandbox/mailbox.json', texts.asJson, texts.noMessages, list));
  });

  app.get<{ Params: { id: string } }>('/sandbox/mailbox/:id', async (request, reply) => {
    const entry = mail.list.find(request.params.id);
    if (!entry) return reply.code(404).type('text/plain').send('');
    // As a mail program shows it: no scripts, no forms.
    reply.header(
      'content-security-policy',
      "sandbox allow-top-navigation; default-src 'none'; style-src 'unsafe-inline'",
    );
    return reply.type('text/html; charset=utf-8').send(entry.html);
  });

  app.get<{ Params: { id: string; index: string } }>(
    '/sandbox/mailbox/:id/attachments/:index',
    async (request, reply) => {
      const attachment = mail.list.find(request.params.id)?.attachments[Number(request.params.index)];
      if (!attachment) return reply.code(404).type('text/plain').send('');
      return reply
        .type(attachment.mimeType)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.fileName)}`)
        .header('x-content-type-options', 'nosniff')
        .send(attachment.content);
    },
  );
}

function registerPhone(app: FastifyInstance, { sms }: SandboxParts): void {
  app.get<Asked>('/sandbox/phone', async (request, reply) => {
    const { language, texts } = textsFor(request.query.lang ?? request.headers['accept-language']);
    const list = sms.list.all().map(
      (entry) => html`<article class="card"><h2>+${entry.to}</h2><p>${entry.text}
<small>${timeText(new Date(entry.receivedAt), language)}</small></p></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(listPage(language, texts.phone, '/sandbox/phone.json', texts.asJson, texts.noMessages, list));
  });
}

const attachmentPath = (id: string, index: number) => `/sandbox/mailbox/${encodeURIComponent(id)}/attachments/${index}`;

const timesText = (times: number, text: string) => text.replace('{n}', String(times));

function listPage(language: string, title: string, json: string, asJson: string, none: string, list: Markup[]): string {
  return page(
    language,
    title,
    html`<main class="wide"><h1>${title}</h1><p><a href="${json}">${asJson}</a> · <a href="/sandbox/">Sandbox</a></p>
${list.length === 0 ? html`<p>${none}</p>` : list}</main>`,
  );
}
