/** Name of the address's parameter with the chosen salon. */
export const SALON_PARAMETER = 'salon';

/** The salon that a person last worked in, stored in this browser: a reception's computer opens its own salon. */
const keyOf = (userId: string): string => `staffSalon:${userId}`;

export function readChosenSalon(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

export function keepChosenSalon(userId: string, salonId: string): void {
  try {
    localStorage.setItem(keyOf(userId), salonId);
  } catch {
    // Storage is blocked by the browser's settings: the address names the salon still.
  }
}

/** The salon to show: that of the address, else the last one, else the first; undefined when there is none. */
export function chooseSalon<Salon extends { id: string }>(
  salons: readonly Salon[],
  { asked, last }: { asked: string | null; last: string | null },
): Salon | undefined {
  const found = (id: string | null) => salons.find((salon) => salon.id === id);
  return found(asked) ?? found(last) ?? salons[0];
}
