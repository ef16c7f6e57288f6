import type { InlinePublication, ServedPublication } from '@aksamit/contracts/platform';
import { Bus, type BusMessage } from '@aksamit/module-sdk/bus';
import type { ReleaseSet } from '../model/release-set';

/**
 * What a module's rendering asked to publish, judged once here as the bus judges what its scripts publish: browsers get
 * neither the schemas nor the claims for it before the module runs. What breaks a rule is named with the reason.
 */
export function judgedPublications(
  { browserReleases }: Pick<ReleaseSet, 'browserReleases'>,
  module: string,
  publications: readonly ServedPublication[],
): InlinePublication[] {
  const release = browserReleases.find(({ name }) => name === module);
  return publications.map(({ topic, value }) => {
    let accepted: BusMessage | undefined;
    let refused = '';
    const bus = new Bus({ development: false, onViolation: ({ message }) => (refused = message) });
    bus.messages.subscribe((message) => (accepted = message));
    // A module's build names its topics: the compiler knows none of another build.
    bus.handle(module, release).publish(topic as never, value as never);
    return accepted ? { topic, value, id: accepted.id, kind: accepted.kind } : { topic, value: null, refused };
  });
}
