import { type Command, numberOption } from './command';
import { plainTable, plainTime } from './plain-text';
import { UsageError } from './usage-error';

const DAYS = 1;
const MOST_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export const problemsCommand: Command = {
  usage: '[<module>]',
  summary: 'Shows what went wrong in browsers and on page servers, by release, the latest first.',
  details:
    'Also what came from more visitors of one network than count: a team sees its own errors, and nobody takes a canary\n' +
    'back with them.',
  options: {
    days: { type: 'string', placeholder: '<number>', help: `Days to look back; ${DAYS} when left out.` },
  },
  async run([asked, ...others], values, { problemsSince, settings, now }) {
    if (others.length > 0) throw new UsageError('Name one module, or none for all.');
    const days = numberOption(values, 'days') ?? DAYS;
    if (days <= 0 || days > MOST_DAYS) throw new UsageError(`--days wants a number from 1 to ${MOST_DAYS}.`);
    const known = await problemsSince(new Date(now().getTime() - days * DAY_MS));
    if (known === null) {
      throw new Error(
        `Failed to read problems: the API at ${settings.apiOrigin} does not answer, or RELEASE_SECRET is not its own. ` +
          'Start it, or set both.',
      );
    }
    const isAsked = ({ module }: { module: string }) => asked === undefined || module === asked;
    const problems = known.problems.filter(isAsked);
    const uncounted = known.uncounted.filter((sum) => isAsked(sum) && sum.problems > 0);
    const rows = problems.map(({ module, version, phase, page, message, count, lastAt }) => [
      `${module}@${version}`,
      `${count}×`,
      [phase, page].filter(Boolean).join(' '),
      plainTime(lastAt),
      message,
    ]);
    const beyond = uncounted.map(
      (sum) =>
        `${sum.module}@${sum.version}: ${sum.problems} problems came from more visitors of one network than count for a canary.`,
    );
    const lines = [...plainTable(rows), ...beyond];
    return { lines: lines.length === 0 ? ['Nothing went wrong.'] : lines, value: { problems, uncounted } };
  },
};
