import type { StaffOpinion } from '@aksamit/contracts/staff';

/** States in the order of the filter. */
export const STATUSES = ['pending', 'published', 'rejected'] as const satisfies readonly StaffOpinion['status'][];

export const statusOf = (name: string): StaffOpinion['status'] | undefined =>
  STATUSES.find((status) => status === name);

/** The states that an opinion can be given: any but its own; nothing makes it wait again. */
export const nextStatuses = ({ status }: Pick<StaffOpinion, 'status'>): ('published' | 'rejected')[] =>
  (['published', 'rejected'] as const).filter((next) => next !== status);
