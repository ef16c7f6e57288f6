import type { InlinePublication, ServedPublication } from '@aksamit/contracts/platform';
import { Bus, type BusMessage } from '@aksamit/module-sdk/bus';
import { type ReleaseSet, readsTables } from '../model/release-set';
import { tabledPublication } from './tabled-publication';

/**
 * What a module's rendering asked to publish, judged once here as the bus judges what its scripts publish: browsers get
 * neither the schemas nor the claims for it before the module runs. What breaks a rule is named with the reason.
 */
export function judgedPublications(
  { browserReleases, shell }: Pick<ReleaseSet, 'browserReleases' | 'shell'>,
  module: string,
  publications: readonly ServedPublication[],
): InlinePublication[] {
  const release = browserReleases.find(({ name }) => name === module);
  const written = readsTables({ shell }) ? tabledPublication : (one: InlinePublication) => one;
  return publications.map(({ topic, value }) => {
    let accepted: BusMessage | undefined;
    let refused = '';
    const bus = new Bus({ development: false, onViolation: ({ message }) => (refused = message) });
    bus.messages.subscribe((message) => (accepted = message));
    // A module's build names its topics: the compiler knows none of another build.
    bus.handle(module, release).publish(topic as never, value as never);
    if (!accepted) return { topic, value: null, refused };
    return written({ topic, value, id: accepted.id, kind: accepted.kind });
  });
}
