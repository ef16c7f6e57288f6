/** Kysely, with a `sql` tag that knows its templates and a dialect that notifies the recorder of what is executed. */
import { relative } from 'node:path';
import type * as Kysely from 'kysely';
import type { TemplateSite, TextPart } from './fact';
import { HOLE } from './fact';
import { noteCompiled, noteExecuted, noteFailed } from './recorder';

type Real = typeof Kysely;

const siteOfNode = new WeakMap<object, TemplateSite>();
const siteOfTemplate = new WeakMap<TemplateStringsArray, TemplateSite>();

/** Call sites of the stack, nearest first, without the position's translation, which is slow. */
function stack(depth: number, below: (...given: never[]) => unknown): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = depth;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const holder: { stack?: unknown } = {};
  Error.captureStackTrace(holder, below);
  const files = holder.stack as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return files;
}

function recordingTag({ sql }: Real, root: string): Real['sql'] {
  function tag<Row>(strings: TemplateStringsArray, ...values: unknown[]) {
    const built = sql<Row>(strings, ...values);
    let site = siteOfTemplate.get(strings);
    if (site === undefined) {
      const [file = ''] = stack(1, tag);
      site = { file: relative(root, file), template: strings.join(HOLE) };
      siteOfTemplate.set(strings, site);
    }
    siteOfNode.set(built.toOperationNode(), site);
    return built;
  }
  return Object.assign(tag, sql);
}

/** The file of the repository that asked for a statement of the builder. */
function fileThatBuilds(root: string, below: (...given: never[]) => unknown): string {
  const own = stack(30, below).find((file) => file.startsWith(root) && !file.includes('/node_modules/'));
  return own === undefined ? '' : relative(root, own);
}

function recordingCompiler({ PostgresQueryCompiler }: Real, root: string) {
  return class extends PostgresQueryCompiler {
    #parts: TextPart[] = [];

    override compileQuery(...[node, queryId]: Parameters<Kysely.PostgresQueryCompiler['compileQuery']>) {
      this.#parts = [];
      const compiled = super.compileQuery(node, queryId);
      const site = siteOfNode.get(node);
      const builtBy = site === undefined ? fileThatBuilds(root, this.compileQuery) : '';
      noteCompiled(compiled.sql, site, builtBy, this.#parts);
      return compiled;
    }

    protected override visitRaw(node: Kysely.RawNode): void {
      const site = siteOfNode.get(node);
      const part = site && { site, start: this.getSql().length, end: 0 };
      if (part) this.#parts.push(part);
      super.visitRaw(node);
      if (part) part.end = this.getSql().length;
    }
  };
}

function recordingPool(pool: Kysely.PostgresPool): Kysely.PostgresPool {
  const clients = new WeakMap<Kysely.PostgresPoolClient, Kysely.PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      let recording = clients.get(client);
      if (recording === undefined) {
        recording = recordingClient(client);
        clients.set(client, recording);
      }
      return recording;
    },
    end: () => pool.end(),
  };
}

function recordingClient(client: Kysely.PostgresPoolClient): Kysely.PostgresPoolClient {
  async function ask<Row>(text: string, values: readonly unknown[]): Promise<Kysely.PostgresQueryResult<Row>> {
    try {
      const result = await client.query<Row>(text, values);
      noteExecuted(text, result);
      return result;
    } catch (error) {
      noteFailed(text, error);
      throw error;
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<Kysely.PostgresQueryResult<Row>>;
  function query<Row>(cursor: Kysely.PostgresCursor<Row>): Kysely.PostgresCursor<Row>;
  function query<Row>(text: string | Kysely.PostgresCursor<Row>, values: readonly unknown[] = []) {
    return typeof text === 'string' ? ask<Row>(text, values) : client.query(text);
  }
  return { query, release: () => client.release() };
}

/**
 * @param root of the repository
 * @returns the module's exports, recording; `real` stays as it is
 */
export function recordingKysely(real: Real, root: string): Real {
  const Compiler = recordingCompiler(real, root);
  class RecordingDialect extends real.PostgresDialect {
    constructor({ pool, ...config }: Kysely.PostgresDialectConfig) {
      super({
        ...config,
        pool: typeof pool === 'function' ? async () => recordingPool(await pool()) : recordingPool(pool),
      });
    }
    override createQueryCompiler() {
      return new Compiler();
    }
  }
  return { ...real, sql: recordingTag(real, root), PostgresDialect: RecordingDialect };
}
