/** Events received by the stand-in for the error-reporting service, the newest 200, in memory. */
import { z } from 'zod';

const exception = z.object({ type: z.string().nullish(), value: z.string().nullish() });
/** The displayed fields of an event; the rest is stored unchanged. */
const shown = z.object({
  release: z.string().nullish(),
  environment: z.string().nullish(),
  transaction: z.string().nullish(),
  message: z.union([z.string(), z.object({ formatted: z.string() })]).nullish(),
  tags: z.union([z.record(z.string(), z.unknown()), z.array(z.tuple([z.string(), z.unknown()]))]).nullish(),
  exception: z.union([z.array(exception), z.object({ values: z.array(exception) })]).nullish(),
  extra: z.record(z.string(), z.unknown()).nullish(),
});

export interface ReceivedEvent {
  /** 32 hexadecimal digits */
  eventId: string;
  /** ISO 8601 */
  receivedAt: string;
  /** How often it came; a repeat of the same id is no new event. */
  times: number;
  release: string | null;
  environment: string | null;
  transaction: string | null;
  type: string | null;
  message: string;
  tags: Record<string, string>;
  /** How many problems it stands for. */
  count: number;
  /** As it came. */
  event: unknown;
}

const MAX_STORED = 200;

export type EventList = ReturnType<typeof createEventList>;

export function createEventList() {
  let events: ReceivedEvent[] = [];
  return {
    /** The newest first. */
    all: (): readonly ReceivedEvent[] => events,
    add(eventId: string, event: unknown): void {
      const known = events.find((entry) => entry.eventId === eventId);
      if (known) known.times += 1;
      else events = [describeEvent(eventId, event), ...events].slice(0, MAX_STORED);
    },
    clear(): void {
      events = [];
    },
  };
}

function describeEvent(eventId: string, event: unknown): ReceivedEvent {
  const parsed = shown.safeParse(event);
  const { release, environment, transaction, message, tags, exception: raised, extra } = parsed.data ?? {};
  const last = (Array.isArray(raised) ? raised : raised?.values)?.at(-1);
  const pairs = Array.isArray(tags) ? tags : Object.entries(tags ?? {});
  return {
    eventId,
    receivedAt: new Date().toISOString(),
    times: 1,
    release: release ?? null,
    environment: environment ?? null,
    transaction: transaction ?? null,
    type: last?.type ?? null,
    message: last?.value ?? (typeof message === 'object' ? message?.formatted : message) ?? '',
    tags: Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])),
    count: typeof extra?.count === 'number' ? extra.count : 1,
    event,
  };
}
