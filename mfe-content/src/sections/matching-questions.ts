/** Lower case without accents, as people type. */
const plain = (text: string) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Shows the questions (`details`) in an element that have all of the words, and hides the others with the subjects
 * (`section`) that are left without any.
 * @returns how many are shown
 */
export function showMatching(element: Element, typed: string): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const question of element.querySelectorAll<HTMLElement>('details')) {
    const text = plain(question.textContent ?? '');
    question.hidden = !words.every((word) => text.includes(word));
    if (!question.hidden) shown += 1;
  }
  for (const subject of element.querySelectorAll<HTMLElement>('section')) {
    subject.hidden = subject.querySelector('details:not([hidden])') === null;
  }
  return shown;
}
