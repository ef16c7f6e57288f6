export type { MessageData, NewMessage } from './message-kinds';
export { expireMessages, messageWrite, queueMessage, withdrawMessages } from './outbox-queries';
export { type MessageSending, sendDueMessages } from './send-due';
export { type MessageFilter, repeatMessage, selectMessages } from './sent-messages';
export { createSmsClient } from './smsapi-client';
export { createSmtpClient } from './smtp-client';
export { readUndelivered } from './undelivered';
export { type VoucherDocument, writeVoucher } from './voucher-document';
export { queueVoucherMail, type VoucherMail } from './voucher-mail';
