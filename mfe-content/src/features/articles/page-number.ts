/** Page of a list as the address names it; anything that is not a whole number from 1 to 10,000 means the first. */
export function pageNumber(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}
