import type { ParseArgsConfig } from 'node:util';
import type { PageCheck, ReleaseStore, SigningKey, TrustedKey } from '..';
import type { KnownProblems } from './known-problems';
import type { ReleaseSettings } from './settings';
import { UsageError } from './usage-error';

/** Dependencies of a command. */
export interface CommandContext {
  /** Reads only authentic releases (authenticReleases). */
  store: ReleaseStore;
  /** The same store without the check for authenticity. */
  anyStore: ReleaseStore;
  settings: ReleaseSettings;
  /** Base folder of relative paths. */
  folder: string;
  /** Keys that the page servers trust; null: they require none. */
  trustedKeys: readonly TrustedKey[] | null;
  /**
   * The team's own key; null: there is none.
   * @throws one sentence for a file that holds no key
   */
  signingKey(): SigningKey | null;
  /** Deployed versions of the API; null: it did not answer. */
  apiVersions(): Promise<readonly string[] | null>;
  /** Renders the pages of releases before they are published; omitted: rendering is not available. */
  checkPages?: PageCheck;
  /** Reported problems of releases since an instant; null: the API cannot be reached. */
  problemsSince(since: Date): Promise<KnownProblems | null>;
  now(): Date;
  /** Prints a warning beside the result. */
  warn(text: string): void;
}

/** Output of a command: lines for people, or a value for programs (`--json`). */
export interface CommandResult {
  lines: string[];
  value: unknown;
}

export interface CommandOption {
  type: 'boolean' | 'string';
  /** Placeholder of the value in the help, like `<percent>`. */
  placeholder?: string;
  help: string;
  multiple?: true;
}

/** Option values by name, as `node:util` parses them. */
export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Command {
  /** Arguments after the name, like `<module>@<version>...`. */
  usage: string;
  /** One sentence. */
  summary: string;
  /** Further sentences of the help. */
  details?: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Throws UsageError for invalid arguments. */
  run(positionals: string[], values: OptionValues, context: CommandContext): Promise<CommandResult>;
}

/** The command's options for `parseArgs`. */
export function parserOptions({ options }: Command): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]);
  return { ...Object.fromEntries(own), json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
}

export function textOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function textsOption(values: OptionValues, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Throws UsageError for text that is no number. */
export function numberOption(values: OptionValues, name: string): number | undefined {
  const text = textOption(values, name);
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError(`--${name} wants a number, not "${text}".`);
}
