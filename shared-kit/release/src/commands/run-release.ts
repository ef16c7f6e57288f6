import { parseArgs } from 'node:util';
import {
  authenticReleases,
  FolderReleaseStore,
  GateRefusedError,
  type PageCheck,
  type ReleaseStore,
  readSigningKey,
  readTrustedKeys,
} from '..';
import { canaryCommand } from './canary-command';
import { type Command, parserOptions } from './command';
import { evidenceCommand } from './evidence-command';
import { helpOf, helpOfAll } from './help';
import { historyCommand } from './history-command';
import { keygenCommand } from './keygen-command';
import { knownProblems } from './known-problems';
import { listCommand } from './list-command';
import { liveApiVersions } from './live-api-versions';
import { previewCommand } from './preview-command';
import { problemsCommand } from './problems-command';
import { promoteCommand } from './promote-command';
import { pruneCommand } from './prune-command';
import { publishCommand } from './publish-command';
import { rollbackCommand } from './rollback-command';
import { readReleaseSettings } from './settings';
import { signCommand } from './sign-command';
import { UsageError } from './usage-error';

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  canary: canaryCommand,
  preview: previewCommand,
  list: listCommand,
  history: historyCommand,
  problems: problemsCommand,
  evidence: evidenceCommand,
  prune: pruneCommand,
  keygen: keygenCommand,
  sign: signCommand,
};

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Base folder of relative paths. */
  folder: string;
  /** Writes a line to standard output; `err` to standard error. */
  out(line: string): void;
  err(line: string): void;
  /** Replaces the folder of the settings. */
  store?: ReleaseStore;
  now?: () => Date;
  /** Renders the pages of releases before they are published. */
  checkPages?: PageCheck;
}

/** Exit codes: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runRelease(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { out, err } = surroundings;
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const isAsking = ['', 'help', '--help', '-h'].includes(name);
    if (!isAsking) err(`Failed to release: there is no command "${name}".\n`);
    (isAsking ? out : err)(helpOfAll(COMMANDS));
    return isAsking && name !== '' ? 0 : 2;
  }
  const isJson = rest.includes('--json');
  try {
    const { positionals, values } = parseArgs({
      args: rest,
      options: parserOptions(command),
      allowPositionals: true,
      strict: true,
    });
    if (values.help) {
      out(helpOf(name, command));
      return 0;
    }
    const { lines, value } = await command.run(positionals, values, contextOf(surroundings));
    out(isJson ? JSON.stringify(value, null, 2) : lines.join('\n'));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError || isParserError(error)) {
      err(`Failed to ${name}: ${firstSentence(message)}\nUsage: npm run release -- ${name} ${command.usage}`);
      return 2;
    }
    if (isJson) out(JSON.stringify({ error: { message, refusals: refusalsOf(error) } }, null, 2));
    err(message);
    return 1;
  }
}

function contextOf({ env, folder, err, store, now, checkPages }: Surroundings) {
  const settings = readReleaseSettings(env, folder);
  const anyStore = store ?? new FolderReleaseStore(settings.storeFolder);
  const trustedKeys = settings.trustedKeysFile === null ? null : readTrustedKeys(settings.trustedKeysFile);
  return {
    settings,
    folder,
    trustedKeys,
    signingKey: () => (settings.signingKeyFile === null ? null : readSigningKey(settings.signingKeyFile)),
    store: authenticReleases(anyStore, trustedKeys),
    anyStore,
    ...(checkPages ? { checkPages } : {}),
    apiVersions: () => liveApiVersions(settings.apiOrigin),
    problemsSince: (since: Date) => knownProblems(settings.apiOrigin, settings.secret, since),
    now: now ?? (() => new Date()),
    warn: err,
  };
}

/** Node's parser appends advice on rare cases to its message. */
function firstSentence(message: string): string {
  return message.replace(/\. To specify a positional argument.*$/s, '.');
}

function refusalsOf(error: unknown): unknown[] {
  return error instanceof GateRefusedError ? [...error.refusals] : [];
}

function isParserError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
