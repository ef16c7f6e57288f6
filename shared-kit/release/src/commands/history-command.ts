import type { ChannelEvent } from '..';
import { type Command, numberOption } from './command';
import { plainTime } from './plain-text';
import { UsageError } from './usage-error';

const DEFAULT_LIMIT = 30;

export const historyCommand: Command = {
  usage: '[<module>]',
  summary: 'Shows what was promoted, rolled back, made a canary and withdrawn, by whom and why, newest first.',
  options: {
    limit: { type: 'string', placeholder: '<number>', help: `How many changes to show; ${DEFAULT_LIMIT} if left out.` },
  },
  async run([module, ...others], values, { store }) {
    if (others.length > 0) throw new UsageError('Name one module, or none for all.');
    const limit = numberOption(values, 'limit') ?? DEFAULT_LIMIT;
    const [stable, canary] = await Promise.all([store.readChannel('stable'), store.readChannel('canary')]);
    const events = [...stable.history, ...canary.history]
      .filter((event) => module === undefined || event.module === module)
      .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
      .slice(0, limit);
    const lines = events.map(describeEvent);
    return { lines: lines.length === 0 ? ['Nothing has changed yet.'] : lines, value: { events } };
  },
};

function describeEvent(event: ChannelEvent): string {
  const who = event.by === 'guard' ? 'the guard' : 'an operator';
  const why = event.reason === undefined ? '' : `: ${event.reason}`;
  return `${plainTime(event.at)}  ${whatHappened(event)}, by ${who}${why}`;
}

function whatHappened({ action, module, version, previous, share }: ChannelEvent): string {
  const before = previous === null || previous === version ? '' : ` (before: ${previous})`;
  if (action === 'promote') return `${module}@${version} promoted${before}`;
  if (action === 'rollback') return `${module} rolled back to ${version}${before}`;
  if (action === 'canary') return `${module}@${version} canary at ${share ?? 0} %${before}`;
  return `${module}@${version} canary ended at ${share ?? 0} %`;
}
