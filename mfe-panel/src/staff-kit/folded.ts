/** A text without case and accents, for comparing what was typed. ł is a letter of its own for Unicode. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
