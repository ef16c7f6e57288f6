import { PRUNE_DAYS, prune } from '..';
import { type Command, numberOption } from './command';
import { plainTime } from './plain-text';
import { UsageError } from './usage-error';

export const pruneCommand: Command = {
  usage: '',
  summary: 'Removes versions that nobody can need any more, with their evidence.',
  details:
    'Kept is what is live, what was live or a canary within the last days, what was published within them, and the\n' +
    'newest version of each module.',
  options: {
    days: { type: 'string', placeholder: '<number>', help: `1 to 90; ${PRUNE_DAYS} if left out.` },
    'dry-run': { type: 'boolean', help: 'Says what would go and removes nothing.' },
  },
  async run(names, values, { store, now }) {
    if (names.length > 0) throw new UsageError('It takes no names.');
    const dryRun = values['dry-run'] === true;
    const pruned = await prune(store, { days: numberOption(values, 'days') ?? PRUNE_DAYS, dryRun, now });
    const lines = pruned.map(
      ({ module, version, publishedAt }) =>
        `${module}@${version} ${dryRun ? 'would be' : 'is'} removed (published ${plainTime(publishedAt)}).`,
    );
    const value = pruned.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() }));
    return { lines: lines.length === 0 ? ['Nothing to remove.'] : lines, value: { removed: value, dryRun } };
  },
};
