import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** A statement as PostgreSQL ran it. */
export interface Statement {
  text: string;
  values: (string | null)[];
}

const ENTRY = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \w+ \[(\d+)\] (\w+): {2}(.*)$/;
const PARAMETER = /\$\d+ = (?:'((?:[^']|'')*)'|(NULL))/g;

/** Reads statements with their parameters from the log of a server with log_statement = all. */
export function readStatements(log: string): Statement[] {
  const entries: { kind: string; text: string }[] = [];
  for (const line of log.split('\n')) {
    const match = ENTRY.exec(line);
    if (match !== null) entries.push({ kind: match[2] ?? '', text: match[3] ?? '' });
    else if (line.startsWith('\t')) {
      const last = entries.at(-1);
      if (last !== undefined) last.text += `\n${line.slice(1)}`;
    }
  }
  return entries.flatMap(({ kind, text }, index) => {
    const statement = kind === 'LOG' ? /^(?:execute [^:]*|statement): ([\s\S]*)$/.exec(text)?.[1] : undefined;
    if (statement === undefined) return [];
    const next = entries[index + 1];
    const details = next?.kind === 'DETAIL' ? next.text : '';
    const values = [...details.matchAll(PARAMETER)].map(([, value, none]) =>
      none === undefined ? (value ?? '').replaceAll("''", "'") : null,
    );
    return [{ text: statement, values }];
  });
}

/** Records the statements that PostgreSQL runs while `work` is done. */
export async function recordStatements(
  databaseUrl: string,
  logFile: string,
  work: () => Promise<void>,
): Promise<Statement[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const logging = async (value: 'all' | 'none'): Promise<void> => {
    await client.query(`ALTER SYSTEM SET log_statement = '${value}'`);
    await client.query('SELECT pg_reload_conf()');
    await pause(500);
  };
  try {
    await logging('all');
    const before = statSync(logFile).size;
    await work();
    await pause(200);
    const log = readFileSync(logFile).subarray(before).toString('utf8');
    await logging('none');
    return readStatements(log).filter(({ text }) => !/pg_reload_conf|ALTER SYSTEM|pgboss|\bjobs?\b/i.test(text));
  } finally {
    await client.end();
  }
}
