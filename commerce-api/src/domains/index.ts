/** The domains, in the order in which their routes are registered. Importing this starts nothing. */
import type { Domain } from '../platform/domain';
import { booking } from './booking/domain';
import { catalogue } from './catalogue/domain';
import { content } from './content/domain';
import { operations } from './operations/domain';
import { people } from './people/domain';
import { sales } from './sales/domain';

export const domains: readonly Domain[] = [operations, catalogue, content, people, booking, sales];
