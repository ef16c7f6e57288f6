import { claimedId, misfitOf, shellTopic, shellTopicIds, topicId, topicName } from '@aksamit/contracts/topics';
import type { BusClaims } from './bus-claims';
import { MOST_CHARACTERS, type Publication, plainCopy } from './bus-state';

/** A module broke a rule of the bus: another's topic, one it did not declare, or a value that does not fit the schema. */
export class BusRuleError extends Error {
  override name = 'BusRuleError';
}

/** Checks that `module` may publish this. Throws BusRuleError with what to do. */
export function checkPublication(module: string, claims: BusClaims, topic: string, value: unknown): Publication {
  const refuse = (why: string) => new BusRuleError(`Failed to publish "${topic}" as ${module}: ${why}`);
  const declared = claims.publishes ?? [];
  const id = claimedId(topic, declared.map(topicId));
  const name = topicName(topic);
  const claim = declared.find((one) => topicId(one) === id);
  const shells = shellTopic(id);
  if (shells) {
    if (shells.owner !== 'any' && shells.owner !== module)
      throw refuse(`only ${shells.owner} may. Ask that module's team.`);
  } else if (shellTopicIds.some((known) => topicName(known) === name)) {
    throw refuse(`the shell has it, but not as ${id}. Build the module against the kit of the live shell.`);
  } else if (!name.startsWith(`${module}.`)) {
    throw refuse(`the shell has no such topic, and a module's own are named "${module}.…". Rename it.`);
  }
  const definition = shells ?? (typeof claim === 'object' ? claim : undefined);
  if (!claim || !definition) throw refuse('not declared. Add it to manifest.ts, bus.publishes.');
  const copy = plainCopy(value);
  if (copy === undefined)
    throw refuse(`the value is no plain data, or over ${MOST_CHARACTERS} characters. Send facts as JSON.`);
  const misfit = misfitOf(definition.schema, copy);
  if (misfit) throw refuse(`${misfit} does not fit its schema. Send what the topic's declaration says.`);
  return { id, kind: definition.kind ?? 'event', value: copy };
}
