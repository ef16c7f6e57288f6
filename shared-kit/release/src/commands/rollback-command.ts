import { rollBack } from '..';
import { apiVersionOption, knownApiVersions } from './api-option';
import { type Command, textOption } from './command';
import { describeStableChange } from './stable-change-text';
import { UsageError } from './usage-error';
import { parseVersionName } from './version-names';

export const rollbackCommand: Command = {
  usage: '<module>... [--to <version>]',
  summary: 'Takes modules back to the version that was live before, all of them in one step.',
  details:
    'Rolling back twice goes two versions back. Ends the canaries of these modules. The gate is asked: what came to\n' +
    'depend on the newer version goes back in the same command.',
  options: {
    to: { type: 'string', placeholder: '<version>', help: 'This version instead; with one module.' },
    'dry-run': { type: 'boolean', help: 'Asks the gate and changes nothing.' },
    reason: { type: 'string', placeholder: '<text>', help: 'Why, for the history.' },
    'api-version': apiVersionOption,
  },
  async run(names, values, context) {
    if (names.length === 0) throw new UsageError('Name the module that shall go back.');
    const to = textOption(values, 'to');
    if (to !== undefined && names.length > 1)
      throw new UsageError('--to goes with one module. Use <module>@<version>.');
    const parsed = names.map(parseVersionName);
    if (to !== undefined && parsed[0]?.version) throw new UsageError('The version is named twice.');
    const targets = Object.fromEntries(parsed.map(({ module, version }) => [module, to ?? version]));
    const isDryRun = values['dry-run'] === true;
    const reason = textOption(values, 'reason');
    const change = await rollBack(context.store, targets, {
      apiVersions: await knownApiVersions(values, context),
      dryRun: isDryRun,
      now: context.now,
      ...(reason === undefined ? {} : { reason }),
    });
    const { changed, withdrawn } = change;
    return { lines: describeStableChange(change, { isDryRun, live: names }), value: { changed, withdrawn } };
  },
};
