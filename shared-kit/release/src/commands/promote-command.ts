import { promote } from '..';
import { apiVersionOption, requiredApiVersions } from './api-option';
import { type Command, textOption } from './command';
import { describeStableChange } from './stable-change-text';
import { UsageError } from './usage-error';
import { parseVersionNames } from './version-names';

export const promoteCommand: Command = {
  usage: '<module>@<version>...',
  summary: 'Makes published versions live for everybody, all of them in one step.',
  details: 'Asks the gate first. Ends the canaries of the modules that change.',
  options: {
    'dry-run': { type: 'boolean', help: 'Asks the gate and changes nothing; for CI.' },
    'require-evidence': {
      type: 'boolean',
      help: 'Refuses a version whose newest run of the journeys did not pass, or that has none.\nRELEASE_REQUIRE_EVIDENCE=1 asks for it always.',
    },
    reason: { type: 'string', placeholder: '<text>', help: 'Why, for the history.' },
    'api-version': apiVersionOption,
  },
  async run(names, values, context) {
    if (names.length === 0) throw new UsageError('Name what shall be live: <module>@<version>.');
    const versions = parseVersionNames(names);
    const isDryRun = values['dry-run'] === true;
    const reason = textOption(values, 'reason');
    const change = await promote(context.store, versions, {
      apiVersions: await requiredApiVersions(values, context),
      requireEvidence: values['require-evidence'] === true || context.settings.requireEvidence,
      dryRun: isDryRun,
      now: context.now,
      ...(reason === undefined ? {} : { reason }),
    });
    const { changed, withdrawn } = change;
    return { lines: describeStableChange(change, { isDryRun, live: names }), value: { changed, withdrawn } };
  },
};
