import { describeRefusal, promote, publish } from '..';
import { apiVersionOption, knownApiVersions, requiredApiVersions } from './api-option';
import { type Command, textOption } from './command';
import { describeStableChange } from './stable-change-text';
import { UsageError } from './usage-error';

export const publishCommand: Command = {
  usage: '<folder>...',
  summary:
    'Takes built releases into the store, after checking their files, asking the gate and rendering their pages.',
  details:
    'A folder is what a build made (npm run build -w mfe-catalog prints it). Several folders are checked as if they\n' +
    'went live together; each page is rendered once as page servers do, with the examples that the release carries.\n' +
    'What is published is not live yet: promote it, or look at it by preview.',
  options: {
    promote: { type: 'boolean', help: 'Makes them live at once, all in one step.' },
    'dry-run': { type: 'boolean', help: 'Checks everything and writes nothing; for CI.' },
    'preview-only': {
      type: 'boolean',
      help: 'Takes them although gate or pages refuse, to be looked at by preview only.',
    },
    'require-evidence': { type: 'boolean', help: 'With --promote: as for promote.' },
    reason: { type: 'string', placeholder: '<text>', help: 'With --promote: why, for the history.' },
    'api-version': apiVersionOption,
  },
  async run(folders, values, context) {
    if (folders.length === 0) throw new UsageError('Name the folder of a built release.');
    const isPromoting = values.promote === true;
    const dryRun = values['dry-run'] === true;
    const previewOnly = values['preview-only'] === true;
    if (isPromoting && previewOnly) throw new UsageError('--promote and --preview-only exclude each other.');
    const ask = isPromoting ? requiredApiVersions : knownApiVersions;
    const apiVersions = await ask(values, context);
    const { published, refusals, findings } = await publish(context.store, folders, {
      apiVersions,
      dryRun,
      previewOnly,
      signingKey: context.signingKey(),
      trustedKeys: context.trustedKeys,
      ...(context.checkPages ? { checkPages: context.checkPages } : {}),
    });
    for (const refusal of refusals) context.warn(`Cannot go live: ${describeRefusal(refusal)}`);
    for (const { text } of findings) context.warn(text);
    const lines = published.map(({ manifest: { name, version, files }, isNew }) => {
      if (!isNew) return `${name}@${version} is in the store already.`;
      return `${name}@${version} ${dryRun ? 'can be' : 'is'} published: ${files.length} files.`;
    });
    const value = {
      published: published.map(({ manifest: { name, version }, isNew }) => ({ module: name, version, isNew })),
      refusals,
      findings,
    };
    if (!isPromoting || dryRun) return { lines, value };
    const versions = Object.fromEntries(published.map(({ manifest }) => [manifest.name, manifest.version]));
    const reason = textOption(values, 'reason');
    const change = await promote(context.store, versions, {
      apiVersions,
      requireEvidence: values['require-evidence'] === true || context.settings.requireEvidence,
      now: context.now,
      ...(reason === undefined ? {} : { reason }),
    });
    const live = Object.entries(versions).map(([module, version]) => `${module}@${version}`);
    return {
      lines: [...lines, ...describeStableChange(change, { isDryRun: false, live })],
      value: { ...value, changed: change.changed, withdrawn: change.withdrawn },
    };
  },
};
