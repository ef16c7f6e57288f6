import type { FragmentOffer, ReleaseManifest } from '@aksamit/contracts/platform';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, type ReleaseWorld, refusal, releaseId } from './release-world';
import { sentMisfit } from './schema-fit/sent-fits';

type Use = ReleaseManifest['fragments']['uses'][number];

/** Every fragment that a module uses is offered, and accepts the props that the module was built to send. */
export const fragmentRule: GateRule = (world) =>
  world.everyone.flatMap((consumer) => consumer.fragments.uses.flatMap((use) => useRefusals(world, consumer, use)));

function useRefusals(world: ReleaseWorld, consumer: ReleaseManifest, use: Use): GateRefusal[] {
  const providers = world.everyone.filter(({ name }) => name === use.module);
  if (providers.length === 0 && world.isCandidate(consumer)) return [notOffered(consumer, use, 'which is not live')];
  return providers
    .filter((provider) => mayMeet(world, provider, consumer))
    .flatMap((provider) => providerRefusals(world, consumer, use, provider));
}

function providerRefusals(
  world: ReleaseWorld,
  consumer: ReleaseManifest,
  use: Use,
  provider: ReleaseManifest,
): GateRefusal[] {
  const offer = offerOf(provider, use);
  const isNew = world.isCandidate(provider);
  if (!offer) return [isNew ? missing(provider, consumer, use) : notOffered(consumer, use, offeredBy(provider, use))];
  // A candidate consumer was built against one of the two; a deployed one was built against the deployed version.
  if (!isNew || world.isCandidate(consumer)) return [];
  const misfit = world.before
    .filter(({ name }) => name === use.module)
    .map((old) => offerOf(old, use))
    .map((old) => old && sentMisfit(old.propsSchema, offer.propsSchema, 'props'))
    .find((found) => found !== undefined);
  return misfit ? [changed(provider, consumer, use, misfit)] : [];
}

function offerOf({ fragments }: ReleaseManifest, { name, version }: Use): FragmentOffer | undefined {
  return fragments.offers.find((offer) => offer.name === name && offer.version === version);
}

function offeredBy(provider: ReleaseManifest, { name }: Use): string {
  const versions = provider.fragments.offers.filter((offer) => offer.name === name).map(({ version }) => version);
  return `which ${releaseId(provider)} does not offer (it has ${versions.length > 0 ? `version ${versions.join(', ')}` : 'no fragment of that name'})`;
}

function missing(provider: ReleaseManifest, consumer: ReleaseManifest, { name, version }: Use): GateRefusal {
  return refusal(
    'fragment-missing',
    provider,
    consumer,
    `${releaseId(consumer)} uses its fragment ${name} in version ${version}, which it does not offer`,
    `Offer version ${version} of ${name} beside the newer one until ${consumer.name} is released without it.`,
  );
}

function changed(
  provider: ReleaseManifest,
  consumer: ReleaseManifest,
  { name, version }: Use,
  misfit: string,
): GateRefusal {
  return refusal(
    'fragment-changed',
    provider,
    consumer,
    `${releaseId(consumer)} uses its fragment ${name} in version ${version}, whose props changed (${misfit})`,
    `Offer the changed props as version ${version + 1} of ${name}, and keep version ${version} as it was until ${consumer.name} has moved.`,
  );
}

function notOffered(consumer: ReleaseManifest, { module, name, version }: Use, why: string): GateRefusal {
  return refusal(
    'fragment-not-offered',
    consumer,
    consumer,
    `it uses fragment ${name} of ${module} in version ${version}, ${why}`,
    `Release a ${module} that offers version ${version} of ${name} first, or both together.`,
  );
}
