import { setCanary, withdrawCanary } from '..';
import { apiVersionOption, knownApiVersions, requiredApiVersions } from './api-option';
import { type Command, numberOption, textOption } from './command';
import { UsageError } from './usage-error';
import { parseVersionName } from './version-names';

export const canaryCommand: Command = {
  usage: '<module>[@<version>] --share <percent> | <module> --withdraw',
  summary: 'Shows a published version to a share of the visitors, changes the share, or ends it.',
  details:
    'A larger share keeps everyone it had; a smaller one lets go only those above it; 0 is nobody. The page servers\n' +
    'end a canary by themselves when what browsers report of it is worse than stable; npm run release -- history says so.',
  options: {
    share: { type: 'string', placeholder: '<percent>', help: '0 to 100, in steps of 0.01.' },
    withdraw: { type: 'boolean', help: 'Ends the canary: everybody gets what is live.' },
    'dry-run': { type: 'boolean', help: 'Asks the gate and changes nothing.' },
    reason: { type: 'string', placeholder: '<text>', help: 'Why, for the history.' },
    'api-version': apiVersionOption,
  },
  async run(names, values, context) {
    const [name, ...others] = names;
    if (name === undefined || others.length > 0) throw new UsageError('Name one module.');
    const { module, version } = parseVersionName(name);
    const share = numberOption(values, 'share');
    const reason = textOption(values, 'reason');
    if ((values.withdraw === true) === (share !== undefined))
      throw new UsageError('Give either --share or --withdraw.');
    if (share === undefined) {
      if (values['dry-run'] === true) throw new UsageError('--dry-run goes with --share.');
      const isEnded = await withdrawCanary(context.store, module, {
        by: 'operator',
        reason: reason ?? 'withdrawn by command',
        now: context.now,
        ...(version === null ? {} : { version }),
      });
      const line = isEnded ? `The canary of ${module} has ended.` : `Nothing to change: ${name} is no canary.`;
      return { lines: [line], value: { module, withdrawn: isEnded } };
    }
    // The share of the current canary can change even while the API is away: a reduction may be urgent.
    const ask = version === null ? knownApiVersions : requiredApiVersions;
    const isDryRun = values['dry-run'] === true;
    const change = await setCanary(
      context.store,
      { module, share, ...(version === null ? {} : { version }) },
      {
        apiVersions: await ask(values, context),
        dryRun: isDryRun,
        now: context.now,
        ...(reason === undefined ? {} : { reason }),
      },
    );
    const before = change.before ? `${change.before.version} at ${change.before.share} %` : 'none';
    const verb = isDryRun ? 'would be' : 'is';
    return {
      lines: [`${module}@${change.version} ${verb} a canary at ${share} % (before: ${before}).`],
      value: change,
    };
  },
};
