import type { StaffMessage, StaffMessageCount } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const CHANNELS = ['email', 'sms'] as const satisfies readonly StaffMessage['channel'][];
export const MESSAGE_STATES = [
  'due',
  'sent',
  'failed',
  'expired',
  'withdrawn',
] as const satisfies readonly StaffMessageCount['state'][];

export interface MessagesPage {
  messages: StaffMessage[];
  /** Empty of an older API. */
  counts: StaffMessageCount[];
  /** Messages on all pages. */
  total: number;
}

type Filters = Partial<Record<'q' | 'channel' | 'kind' | 'state' | 'from' | 'to', string>> & { page?: number };

/** GET /admin/messages: a page, the newest first. Values of an address that the API does not know are left out. */
export function messagesQuery(http: HttpClient, { channel, state, ...rest }: Filters) {
  const known = {
    channel: CHANNELS.find((name) => name === channel),
    state: MESSAGE_STATES.find((name) => name === state),
  };
  const query = {
    ...rest,
    ...(known.channel ? { channel: known.channel } : {}),
    ...(known.state ? { state: known.state } : {}),
  };
  return queryOptions({
    queryKey: ['staffMessages', query],
    queryFn: async (): Promise<MessagesPage> => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/messages', { query });
      return { messages: data.messages, counts: data.messageCounts ?? [], total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** POST /admin/messages/{id}/repeats. 409 not_repeatable. */
export async function repeatMessage(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'POST /admin/messages/{id}/repeats', { params: { id }, body: {}, idempotencyKey });
}
