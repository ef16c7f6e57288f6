import { previewLink, ReleaseRefusedError } from '..';
import { type Command, numberOption, textsOption } from './command';
import { plainTime } from './plain-text';
import { UsageError } from './usage-error';
import { parseVersionNames } from './version-names';

const DEFAULT_HOURS = 8;

export const previewCommand: Command = {
  usage: '<module>@<version>... [--origin <module>=<origin>]',
  summary: 'Prints an address that shows one browser these versions instead of what is live.',
  details: 'Whoever opens the address sees them until it expires; a badge in the page says so and lets them leave.',
  options: {
    origin: {
      type: 'string',
      placeholder: '<module>=<origin>',
      multiple: true,
      help: "A developer's own server, like catalog=http://localhost:4301; page servers take those they allow.",
    },
    hours: {
      type: 'string',
      placeholder: '<number>',
      help: `How long it lasts, at most 24. ${DEFAULT_HOURS} if left out.`,
    },
  },
  async run(names, values, { store, settings, now }) {
    const versions = parseVersionNames(names);
    const origins = Object.fromEntries(textsOption(values, 'origin').map(parseOrigin));
    if (names.length + Object.keys(origins).length === 0) throw new UsageError('Name at least one <module>@<version>.');
    if (settings.secret === null) {
      throw new ReleaseRefusedError(
        'Failed to make a preview: the key that signs it is not known. ' +
          'Start the shop once, or set RELEASE_SECRET to the one of the page servers.',
      );
    }
    const hours = numberOption(values, 'hours') ?? DEFAULT_HOURS;
    const { publicOrigin, secret } = settings;
    const { url, expiresAt } = await previewLink(store, { versions, origins, hours, publicOrigin, secret, now });
    return {
      lines: [url, `Shows ${[...names, ...textsOption(values, 'origin')].join(', ')} until ${plainTime(expiresAt)}.`],
      value: { url, expiresAt: expiresAt.toISOString(), modules: versions, origins },
    };
  },
};

function parseOrigin(text: string): [string, string] {
  const [, module = '', origin = ''] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  if (module === '') throw new UsageError(`"${text}" is no --origin. Write <module>=<origin>.`);
  return [module, origin];
}
