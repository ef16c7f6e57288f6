/** The stand-in for a mail server: SMTP without TLS, any login, nothing passed on. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Behaviour } from '../misbehaviour';
import type { ReceivedList, ReceivedMail } from './received';

const LARGEST_MAIL = 10_485_760;

/** Refusal with its SMTP code. */
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

export interface SandboxSmtp {
  /** @returns the port, which is another one for 0 */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

export function createSandboxSmtp(mail: { list: ReceivedList<ReceivedMail>; behaviour: Behaviour }): SandboxSmtp {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 500,
    onAuth: (_auth, _session, done) => done(null, { user: 'sandbox' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const take = async () => {
          const { delayMs, status, loseAnswer } = mail.behaviour.take();
          if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
          if (status !== null) throw refusal(status, 'told to fail');
          mail.list.add(await readMail(Buffer.concat(chunks), to));
          if (loseAnswer) throw refusal(451, 'taken, but told to lose the answer');
        };
        take().then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that disconnects midway must not end the sandbox.
  server.on('error', () => {});
  let isListening = false;
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          isListening = true;
          const address: AddressInfo | string | null = server.server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: () => (isListening ? new Promise((resolve) => server.close(() => resolve())) : Promise.resolve()),
  };
}

async function readMail(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(raw);
  return {
    id: (parsed.messageId ?? randomUUID()).replace(/^<|>$/g, ''),
    receivedAt: new Date().toISOString(),
    times: 1,
    from: parsed.from?.address ?? '',
    to,
    replyTo: (parsed.replyTo ?? []).flatMap(({ address }) => address ?? []),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    listHeaders: Object.fromEntries(
      parsed.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    ),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}
