import type { Logger } from 'pino';
import { type Db, inTransaction } from '../../../platform/database';
import type { RefusedMessageHandlers } from '../../../platform/refused-message';
import type { Delivery, DueMessage, NewMessage } from './message-kinds';
import { closeRefused, closeSent, recordFailedAttempt, takeDueMessage } from './outbox-queries';

export interface MessageSending {
  db: Db;
  logger: Logger;
  channel: NewMessage['channel'];
  send(message: DueMessage): Promise<Delivery>;
  /** What becomes of permanent failures, by kind; others are recorded alone. */
  refused?: RefusedMessageHandlers;
}

const AT_ONCE = 20;

/**
 * Sends due messages of one channel. Delivered to the provider at least once: when a worker dies between the provider's
 * acceptance and its record, or the response is lost, the message is sent again under the same id. The SMS service
 * refuses a known id; an e-mail carries the same Message-ID, by which mailboxes recognize a copy.
 * @returns how many were sent
 */
export async function sendDueMessages(sending: MessageSending, now = new Date()): Promise<number> {
  const { db, logger, channel, send } = sending;
  const startedAt = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - startedAt);
  let sent = 0;
  // One by one: messages behind a slow one stay free for other workers, and are not sent twice.
  for (let taken = 0; taken < AT_ONCE; taken += 1) {
    const takenAt = clock();
    const message = await takeDueMessage(db, channel, takenAt);
    if (!message) break;
    const delivery = await deliver(send, message);
    const logFields = { messageId: message.id, kind: message.kind, attempts: message.attempts };
    if (delivery.state === 'taken') {
      await closeSent(db, message.id);
      sent += 1;
    } else if (delivery.state === 'refused') {
      await refuse(sending, message, delivery.why, takenAt);
      logger.warn({ ...logFields, why: delivery.why }, 'a message was refused permanently');
    } else {
      await recordFailedAttempt(db, message.id, delivery.why, takenAt);
      logger.info({ ...logFields, why: delivery.why }, 'a message will be retried');
    }
  }
  return sent;
}

/** Records a permanent failure, in one transaction with what replaces the message. */
async function refuse({ db, refused }: MessageSending, message: DueMessage, why: string, now: Date): Promise<void> {
  const replace = refused?.[message.kind];
  if (!replace) {
    await closeRefused(db, message.id, why);
    return;
  }
  await inTransaction(db, (trx) => {
    const close = (replacedBy: 'email' | null) => closeRefused(trx, message.id, why, replacedBy);
    return replace(trx, message, { close, now });
  });
}

/** A message that cannot be rendered must not block the others. */
async function deliver(send: MessageSending['send'], message: DueMessage): Promise<Delivery> {
  try {
    return await send(message);
  } catch (error) {
    return { state: 'later', why: error instanceof Error ? error.message : String(error) };
  }
}
