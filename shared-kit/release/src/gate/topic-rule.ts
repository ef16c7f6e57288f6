import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { shellTopicOwner } from '@aksamit/contracts/topics';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, type ReleaseWorld, refusal, releaseId, SHELL_MODULE } from './release-world';
import { sentMisfit } from './schema-fit/sent-fits';

type Publication = ReleaseManifest['bus']['publishes'][number];

interface Reading {
  topic: string;
  version: number;
  /** Omitted by manifests that name only the topic. */
  schema?: Record<string, unknown>;
}

/** Every topic that a module reads is published, in the version and schema that the module was built for. */
export const topicRule: GateRule = (world) =>
  world.everyone.flatMap((consumer) =>
    consumer.bus.reads.flatMap((given) => {
      const reading = typeof given === 'string' ? { topic: given, version: 1 } : given;
      return publishersOf(reading.topic).flatMap((name) => publisherRefusals(world, consumer, reading, name));
    }),
  );

/** Modules that a topic depends on: the shell defines its own topics, and the owner publishes those reserved for it. */
function publishersOf(topic: string): string[] {
  const owner = shellTopicOwner(topic);
  if (owner === undefined) return [topic.split('.', 1).join()];
  return owner === 'any' || owner === SHELL_MODULE ? [SHELL_MODULE] : [SHELL_MODULE, owner];
}

/** A release's declaration of a topic in one version. */
export function publicationOf(
  { bus }: ReleaseManifest,
  { topic, version }: { topic: string; version: number },
): Publication | undefined {
  return bus.publishes.find((one) => one.topic === topic && one.version === version);
}

/** Older shells declare no topics in their manifests. */
export function isSilentShell({ name, bus }: ReleaseManifest): boolean {
  return name === SHELL_MODULE && bus.publishes.length === 0;
}

function publisherRefusals(
  world: ReleaseWorld,
  consumer: ReleaseManifest,
  reading: Reading,
  name: string,
): GateRefusal[] {
  const publishers = world.everyone.filter((one) => one.name === name);
  if (publishers.length === 0 && name !== SHELL_MODULE && world.isCandidate(consumer))
    return [notPublished(consumer, reading, `and ${name} is not live`)];
  return publishers
    .filter((publisher) => mayMeet(world, publisher, consumer) && !isSilentShell(publisher))
    .flatMap((publisher) => meetingRefusals(world, consumer, reading, publisher));
}

function meetingRefusals(
  world: ReleaseWorld,
  consumer: ReleaseManifest,
  reading: Reading,
  publisher: ReleaseManifest,
): GateRefusal[] {
  const isNew = world.isCandidate(publisher);
  const publication = publicationOf(publisher, reading);
  if (!publication)
    return [
      isNew
        ? missing(publisher, consumer, reading)
        : notPublished(consumer, reading, `and ${releaseId(publisher)} has it not`),
    ];
  const misfit =
    sentMisfit(publication.schema, reading.schema ?? true) ?? kindChange(world, consumer, publication, publisher);
  if (!misfit) return [];
  return [isNew ? changed(publisher, consumer, reading, misfit) : unexpected(publisher, consumer, reading, misfit)];
}

/** A state topic replays its last value and an event topic does not: consumers depend on the one or the other. */
function kindChange(
  world: ReleaseWorld,
  consumer: ReleaseManifest,
  publication: Publication,
  publisher: ReleaseManifest,
): string | undefined {
  if (world.isCandidate(consumer)) return undefined;
  const known = world.before
    .filter(({ name }) => name === publisher.name)
    .map((old) => publicationOf(old, publication));
  const old = known.find((one) => one && one.kind !== publication.kind);
  return old && `it was ${old.kind} and is ${publication.kind}`;
}

function missing(publisher: ReleaseManifest, consumer: ReleaseManifest, { topic, version }: Reading): GateRefusal {
  return refusal(
    'topic-missing',
    publisher,
    consumer,
    `${releaseId(consumer)} reads topic ${topic} in version ${version}, which it does not publish`,
    `Publish version ${version} of ${topic} beside the newer one until ${consumer.name} is released without it.`,
  );
}

function changed(
  publisher: ReleaseManifest,
  consumer: ReleaseManifest,
  { topic, version }: Reading,
  misfit: string,
): GateRefusal {
  return refusal(
    'topic-changed',
    publisher,
    consumer,
    `${releaseId(consumer)} reads topic ${topic} in version ${version}, which changed (${misfit})`,
    `Publish the change as version ${version + 1} of ${topic}, and keep version ${version} as it was until ${consumer.name} has moved.`,
  );
}

function notPublished(consumer: ReleaseManifest, { topic, version }: Reading, why: string): GateRefusal {
  return refusal(
    'topic-missing',
    consumer,
    consumer,
    `it reads topic ${topic} in version ${version}, ${why}`,
    `Release a publisher of version ${version} of ${topic} first, or both together.`,
  );
}

function unexpected(
  publisher: ReleaseManifest,
  consumer: ReleaseManifest,
  { topic, version }: Reading,
  misfit: string,
): GateRefusal {
  return refusal(
    'topic-changed',
    consumer,
    consumer,
    `it reads topic ${topic} in version ${version} otherwise than ${releaseId(publisher)} has it (${misfit})`,
    `Build ${consumer.name} against the deployed releases, or release a ${publisher.name} that fits first.`,
  );
}
