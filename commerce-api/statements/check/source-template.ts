import { HOLE, type TemplateSite } from '../record/fact';
import type { Declared } from './declared';

/** One template of the sources. */
export interface SourceTemplate extends TemplateSite {
  /** `file:line`. */
  position: string;
  /** The rows that its type argument declares; several where it is generic: one a caller. Undefined: none declared. */
  rows: Declared[] | undefined;
}

/** The start of a statement, for messages. */
export const firstWords = (template: string): string =>
  template.replaceAll(HOLE, '…').trim().split(/\s+/).slice(0, 6).join(' ');
