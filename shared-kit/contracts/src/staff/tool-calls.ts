/** The calls of what the shop sent, linked and was paid. */
import { z } from 'zod';
import { call } from '../call-shape';
import { shortLinkRequest } from '../file-upload';
import * as tools from './tools';

const { staffTransactionDetails: paymentTransaction } = tools;

export const toolCalls = {
  'GET /admin/messages': call({
    query: tools.staffMessagesQuery,
    data: z.object({
      messages: z.array(tools.staffMessage),
      /** Absent on older APIs. */
      messageCounts: z.array(tools.staffMessageCount).optional(),
    }),
  }),
  'POST /admin/messages/{id}/repeats': call({
    body: z.strictObject({}),
    data: z.object({ message: tools.staffMessage }),
  }),
  'GET /admin/short-links': call({
    query: tools.staffShortLinksQuery,
    data: z.object({ shortLinks: z.array(tools.staffShortLink) }),
  }),
  'POST /admin/short-links': call({ body: shortLinkRequest, data: z.object({ shortLink: tools.staffShortLink }) }),
  'GET /admin/payment-transactions': call({
    query: tools.staffTransactionsQuery,
    data: z.object({ paymentTransactions: z.array(tools.staffTransaction) }),
  }),
  'GET /admin/payment-transactions/{id}': call({ data: z.object({ paymentTransaction }) }),
};
