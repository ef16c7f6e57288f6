/** Number of a list's page out of the address; 1 for anything else. */
export function pageNumber(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
