import { parseArgs } from 'node:util';
import type { NewModule } from './filled-template';
import { parseName, parsePrefix } from './module-address';

/** The options, for a command's help. */
export const HELP_OPTIONS = `  --prefix      where its pages live, like /gift-cards
  --prefix-en   the same in English; left out: like --prefix
  --help        this text`;

/**
 * Reads `<name> --prefix <address> [--prefix-en <address>]`.
 * @param help text for wrong arguments
 * @throws one sentence for arguments that make no module
 */
export function readArguments(args: string[], help: string): NewModule | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { prefix: { type: 'string' }, 'prefix-en': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return 'help';
  const name = parseName(positionals[0]);
  if (values.prefix === undefined || positionals.length > 1) {
    throw new Error(`Failed to make the module: give one name and a prefix.\n\n${help}`);
  }
  const pl = parsePrefix(values.prefix, '--prefix');
  return { name, prefixes: { pl, en: parsePrefix(values['prefix-en'] ?? values.prefix, '--prefix-en') } };
}
