import { authenticReleases, ReleaseRefusedError, signReleases, unsignedReleases } from '..';
import type { Command } from './command';
import { UsageError } from './usage-error';
import { parseVersionNames } from './version-names';

export const signCommand: Command = {
  usage: '<module>@<version>... | --all',
  summary: 'Signs releases that are in the store already.',
  details:
    'For stores from before signatures, and for a new key. Whoever signs says that what the store holds under these\n' +
    'names is what the team built.',
  options: {
    all: {
      type: 'boolean',
      help: 'All that no listed key has signed yet; without a list (RELEASE_KEYS) all there is.',
    },
  },
  async run(names, values, context) {
    const isAll = values.all === true;
    if (isAll === names.length > 0) throw new UsageError('Name releases, or --all.');
    const key = context.signingKey();
    if (key === null) {
      throw new ReleaseRefusedError(
        'Failed to sign: there is no key. Set RELEASE_SIGNING_KEY to the file that npm run release -- keygen made.',
      );
    }
    const named = Object.entries(parseVersionNames(names)).map(([module, version]) => ({ module, version }));
    // A version that was rewritten since its deployment must not be signed.
    const store = authenticReleases(context.anyStore, null);
    const releases = isAll ? await unsignedReleases(store, context.trustedKeys) : named;
    await signReleases(store, key, releases);
    const lines = releases.map(({ module, version }) => `${module}@${version} is signed.`);
    return { lines: lines.length === 0 ? ['Nothing to sign.'] : lines, value: { signed: releases } };
  },
};
