/**
 * Metrics of one process for Prometheus. Labels are route templates, methods, statuses and names of queues: never
 * values sent by a client, so no personal data get in and their number stays small.
 */
import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../database';
import type { Domain } from '../domain';
import { readQueueLengths } from './queue-lengths';

export interface AnsweredRequest {
  method: string;
  /** Template, as `/api/orders/:id`; `unmatched` for unknown addresses. */
  route: string;
  status: number;
  seconds: number;
}

export interface RequestMetrics {
  note(request: AnsweredRequest): void;
  /** All figures as text of the kind `contentType`. */
  read(): Promise<string>;
  contentType: string;
}

const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface ShownMetrics {
  /** Their queues and gauges are shown. */
  domains: readonly Pick<Domain, 'queues' | 'gauges'>[];
  /** Further metrics that are included. */
  ofProcess?: Registry | undefined;
}

/** Counts requests, and reads the figures of the database at each look. */
export function createRequestMetrics(db: Db, pool: pg.Pool, { domains, ofProcess }: ShownMetrics): RequestMetrics {
  const registry = new Registry();
  const registers = [registry];
  const note = countRequests(registers);
  countConnections(pool, registers);
  const readDatabase = createDatabaseGauges(db, domains, registers);
  const shown = Registry.merge([...(ofProcess ? [ofProcess] : []), registry]);
  return {
    note,
    async read() {
      await readDatabase();
      return shown.metrics();
    },
    contentType: registry.contentType,
  };
}

function countRequests(registers: Registry[]): RequestMetrics['note'] {
  const requests = new Counter({
    name: 'commerce_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'commerce_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route'],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  return ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
  };
}

function countConnections(pool: pg.Pool, registers: Registry[]): void {
  new Gauge({
    name: 'commerce_database_connections',
    help: 'Connections of the pool: busy, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

/** Gauges of the database's figures; the result reads them anew. */
function createDatabaseGauges(db: Db, domains: ShownMetrics['domains'], registers: Registry[]): () => Promise<void> {
  const isUp = new Gauge({ name: 'commerce_database_up', help: '1 when the database answers', registers });
  const waiting = new Gauge({
    name: 'commerce_queue_length',
    help: 'Work that waits for the worker',
    labelNames: ['queue'],
    registers,
  });
  const overdue = new Gauge({
    name: 'commerce_queue_overdue_seconds',
    help: 'How long the oldest work has been due',
    labelNames: ['queue'],
    registers,
  });
  const queues = domains.flatMap((domain) => domain.queues ?? []);
  const gauges = domains
    .flatMap((domain) => domain.gauges ?? [])
    .map(({ read, name, help, labelNames }) => ({ read, gauge: new Gauge({ name, help, labelNames, registers }) }));

  /** Metrics matter most when the database is unavailable: then those of queues are missing, the rest is there. */
  return async () => {
    waiting.reset();
    overdue.reset();
    for (const { gauge } of gauges) gauge.reset();
    try {
      for (const { queue, ...length } of await readQueueLengths(db, queues)) {
        waiting.set({ queue }, length.waiting);
        overdue.set({ queue }, length.overdueSeconds);
      }
      for (const { read, gauge } of gauges) {
        for (const { labels, value } of await read(db)) gauge.set(labels, value);
      }
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  };
}
