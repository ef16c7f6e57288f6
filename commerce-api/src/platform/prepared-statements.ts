/** Repeated statements are prepared once per connection: PostgreSQL then plans them once, not for every call. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isConnectionLost } from './database-errors';

/** Number of uses after which a text is prepared. */
const PREPARED_FROM = 3;
/** A connection keeps the plan of each prepared statement, and none is ever released: their number must be limited. */
const MOST_PREPARED = 400;
/** Number of texts whose uses are counted; beyond that the counts are reset. */
const MOST_COUNTED = 2000;

const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * True when a statement was prepared before a migration changed the columns that it returns. PostgreSQL refuses it on
 * this connection from then on; the same text unprepared runs.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === FEATURE_NOT_SUPPORTED &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** Which texts are prepared, and under which name; one for all connections of a pool. */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #sightings = new Map<string, number>();
  readonly #refused = new Set<string>();

  /** Name to prepare the text under; undefined for one that is rare, or was refused. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED || this.#refused.has(text)) return known;
    const sightings = (this.#sightings.get(text) ?? 0) + 1;
    if (sightings < PREPARED_FROM) {
      if (this.#sightings.size >= MOST_COUNTED) this.#sightings.clear();
      this.#sightings.set(text, sightings);
      return undefined;
    }
    this.#sightings.delete(text);
    // Refused ones are counted too: no name is given twice.
    const name = `prepared_${this.#names.size + this.#refused.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** From now on the text runs unprepared. */
  refuse(text: string): void {
    this.#names.delete(text);
    this.#refused.add(text);
  }
}

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** The parts of pg that are used. */
interface PreparableClient {
  query<Row>(statement: Statement): Promise<PostgresQueryResult<Row>>;
  /** With an error the connection is closed instead of given back. */
  release(error?: Error): void;
}
interface PreparablePool {
  connect(): Promise<PreparableClient>;
  end(): Promise<void>;
}

interface PreparingOptions {
  statements?: PreparedStatements;
  /** Receives the error of a failed rollback: callers get the earlier error, which states the cause. */
  onError?: (error: Error) => void;
}

/** The pool as Kysely uses it, with statements prepared and lost connections closed. */
export function preparingPool(
  pool: PreparablePool,
  { statements = new PreparedStatements(), onError = () => {} }: PreparingOptions = {},
): PostgresPool {
  const clients = new WeakMap<PreparableClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const preparing = preparingClient(client, statements, onError);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function preparingClient(
  client: PreparableClient,
  statements: PreparedStatements,
  onError: (error: Error) => void,
): PostgresPoolClient {
  let lost: Error | undefined;
  const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

  /** The server rolls back by itself where the connection ends: a failure here must not hide the rollback's cause. */
  async function rollBack<Row>(): Promise<PostgresQueryResult<Row>> {
    const done: PostgresQueryResult<Row> = { command: 'SELECT', rowCount: 0, rows: [] };
    if (lost) return done;
    try {
      await client.query({ text: 'rollback', values: [] });
    } catch (error) {
      lost = asError(error);
      onError(lost);
    }
    return done;
  }

  async function ask<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    if (text === 'rollback') return rollBack();
    try {
      return await run<Row>(text, values);
    } catch (error) {
      if (isConnectionLost(error)) lost = asError(error);
      throw error;
    }
  }
  async function run<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    // Without values: begin, commit, settings. They need no plan.
    const name = values.length > 0 ? statements.nameOf(text) : undefined;
    if (name === undefined) return client.query<Row>({ text, values });
    try {
      return await client.query<Row>({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      statements.refuse(text);
      // Inside a transaction this fails too, for the transaction is lost: the first error states the cause.
      return client.query<Row>({ text, values }).catch(() => Promise.reject(error));
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Failed to read with a cursor: none are used here.');
    return ask<Row>(text, [...values]);
  }
  return { query, release: () => client.release(lost) };
}
