/**
 * The domains, in the order in which their routes are registered and persons' rows are locked (`personalDataOrder`).
 * Importing this starts nothing.
 */
import type { Domain } from '../platform/domain';
import type { PersonalData } from '../platform/personal-data';
import { booking } from './booking/domain';
import { catalogue } from './catalogue/domain';
import { content } from './content/domain';
import { operations } from './operations/domain';
import { people } from './people/domain';
import { sales } from './sales/domain';

export const domains: readonly Domain[] = [operations, catalogue, content, people, booking, sales];

/** What each domain holds about persons. */
export const personalData: readonly PersonalData[] = domains.flatMap((domain) => domain.personalData ?? []);
