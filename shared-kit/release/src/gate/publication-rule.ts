import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { shellTopicOwner } from '@aksamit/contracts/topics';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, type ReleaseWorld, refusal, releaseId, SHELL_MODULE } from './release-world';
import { sentMisfit } from './schema-fit/sent-fits';
import { isSilentShell, publicationOf } from './topic-rule';
import { strangeKeyword } from './topic-schema';

type Publication = ReleaseManifest['bus']['publishes'][number];

/**
 * A module publishes its own topics, and the shell's topics that it may, in versions and schemas that the shell has.
 */
export const publicationRule: GateRule = (world) => [
  ...world.candidates.flatMap((candidate) =>
    candidate.name === SHELL_MODULE
      ? []
      : candidate.bus.publishes.flatMap((publication) => ownRefusals(candidate, publication)),
  ),
  ...world.everyone
    .filter((shell) => shell.name === SHELL_MODULE && !isSilentShell(shell))
    .flatMap((shell) =>
      world.everyone
        .filter((publisher) => publisher.name !== SHELL_MODULE && mayMeet(world, shell, publisher))
        .flatMap((publisher) =>
          publisher.bus.publishes.flatMap((publication) => shellRefusals(world, shell, publisher, publication)),
        ),
    ),
];

function ownRefusals(candidate: ReleaseManifest, { topic, schema }: Publication): GateRefusal[] {
  const owner = shellTopicOwner(topic);
  const refuse = (code: 'topic-not-own' | 'topic-schema', why: string, remedy: string) => [
    refusal(code, candidate, candidate, `it publishes topic ${topic}${why}`, remedy),
  ];
  if (owner !== undefined)
    return owner === 'any' || owner === candidate.name
      ? []
      : refuse(
          'topic-not-own',
          `, which only ${owner} may`,
          `Ask ${owner} to publish it, or publish a topic "${candidate.name}.…".`,
        );
  if (!topic.startsWith(`${candidate.name}.`))
    return refuse('topic-not-own', ", which is neither the shell's nor its own", `Name it "${candidate.name}.…".`);
  const strange = strangeKeyword(schema);
  return strange === undefined
    ? []
    : refuse(
        'topic-schema',
        ` with "${strange}" in its schema, which the bus cannot check`,
        'Say it without that keyword.',
      );
}

function shellRefusals(
  world: ReleaseWorld,
  shell: ReleaseManifest,
  publisher: ReleaseManifest,
  publication: Publication,
): GateRefusal[] {
  const { topic, version } = publication;
  if (shellTopicOwner(topic) === undefined) return [];
  const defined = publicationOf(shell, publication);
  const misfit = defined && sentMisfit(publication.schema, defined.schema);
  if (defined && !misfit) return [];
  const code = defined ? 'topic-changed' : 'topic-missing';
  const what = `publishes topic ${topic} in version ${version}`;
  if (world.isCandidate(publisher)) {
    const why = defined ? `takes it otherwise (${misfit})` : 'does not have it';
    const remedy = `Build ${publisher.name} against the kit of the live shell, or release a shell that has it first.`;
    return [refusal(code, publisher, publisher, `it ${what}, and ${releaseId(shell)} ${why}`, remedy)];
  }
  const why = defined ? `which it takes otherwise (${misfit})` : 'which it does not have';
  const remedy = `Keep version ${version} of ${topic} in the shell beside the newer one until ${publisher.name} has moved.`;
  return [refusal(code, shell, publisher, `${releaseId(publisher)} ${what}, ${why}`, remedy)];
}
