/** Which drawn face a therapist has: no two of a salon the same, and the same each time. Pure. Source: docs/decisions/0233. */

/** As whom a therapist is drawn. */
export type TherapistPortrait = 'woman' | 'man';

/** Faces of women are numbered from 1, those of men after them: the number is the view in a picture's address. */
export const WOMEN = 12;
export const MEN = 6;

/** Steps between neighbours, without a common divisor with the number of faces: each is used before one repeats. */
const STEP = { woman: 5, man: 1 } as const;

export interface TherapistInSalon {
  portrait: TherapistPortrait;
  locationId: string;
  /** How many of the salon's therapists were added before. Nobody moves or is deleted, so that it holds. */
  rank: number;
}

/** Number of a therapist's face: twelve women, or six men, of one salon have faces of their own. */
export function faceNumber({ portrait, locationId, rank }: TherapistInSalon): number {
  const count = portrait === 'woman' ? WOMEN : MEN;
  const start = Number(BigInt(locationId) % BigInt(count)) * 7;
  const face = (start + rank * STEP[portrait]) % count;
  return portrait === 'woman' ? face + 1 : WOMEN + face + 1;
}

/** Whether there is a face with this number. */
export const isFaceNumber = (view: string): boolean => Number(view) >= 1 && Number(view) <= WOMEN + MEN;
