import { addressRule } from './address-rule';
import { apiRule } from './api-rule';
import { budgetRule } from './budget-rule';
import { fragmentRule } from './fragment-rule';
import type { GateInput, GateRefusal } from './gate-refusal';
import { kitRule } from './kit-rule';
import { linkRule } from './link-rule';
import { publicationRule } from './publication-rule';
import { releaseWorld } from './release-world';
import { sharedRule } from './shared-rule';
import { topicRule } from './topic-rule';

const RULES = [
  sharedRule,
  kitRule,
  apiRule,
  fragmentRule,
  linkRule,
  topicRule,
  publicationRule,
  addressRule,
  budgetRule,
];

/** All breakages that the candidates would cause for deployed consumers; empty: they may be deployed. Pure. */
export function gateRefusals(input: GateInput): GateRefusal[] {
  const world = releaseWorld(input);
  return RULES.flatMap((rule) => rule(world));
}
