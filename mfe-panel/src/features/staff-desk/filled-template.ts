/** A template with what the form holds instead of its names. Pure. */
import type { DeskLead } from '@aksamit/contracts/staff';

/** Other braces stay: a person reads the answer before it is sent. */
export const filledTemplate = (text: string, { firstName, number }: Pick<DeskLead, 'firstName' | 'number'>): string =>
  text.replace(/\{(firstName|number)\}/g, (_, name) => (name === 'number' ? number : firstName));
