import { matchesWords } from '../../prices/row-filter';

/**
 * Shows the rows of the page's price tables that have the words in their name or their table's, and hides the others. The
 * tables are HTML that no component holds.
 * @returns how many are shown
 */
export function filterRows(words: string): number {
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-price-group]')) {
    let ofGroup = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-price-row]')) {
      const name = row.querySelector('a')?.textContent ?? '';
      row.hidden = !matchesWords(`${name} ${group.dataset.priceGroup ?? ''}`, words);
      if (!row.hidden) ofGroup += 1;
    }
    group.hidden = ofGroup === 0;
    shown += ofGroup;
  }
  return shown;
}
