/** Air between the header and toasts below it, pixels. */
const BELOW_HEADER_PX = 12;

/** What a visitor may need next. */
const CONTROLS = '#main :is(a[href],button,input,select,textarea,summary)';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isOver = (box: Box, { left, right, top, bottom }: Box): boolean =>
  left < box.right && right > box.left && top < box.bottom && bottom > box.top;

/** How much of the page's controls would be under a box. */
function countUnder(box: Box): number {
  let count = 0;
  for (const control of document.querySelectorAll(CONTROLS))
    if (isOver(box, control.getBoundingClientRect())) count += 1;
  return count;
}

/** Lower edge of what sticks to the top of the screen. */
function headerEnd(): number {
  const bar = document.querySelector('[data-zones]')?.closest('header > div');
  return Math.max(0, bar?.getBoundingClientRect().bottom ?? 0) + BELOW_HEADER_PX;
}

/** The box that the list would take below the header. */
function boxAtTop(list: HTMLElement): Box {
  const { left, right, height } = list.getBoundingClientRect();
  const top = headerEnd();
  return { left, right, top, bottom: top + height };
}

function standAtTop(list: HTMLElement): void {
  Object.assign(list.style, { top: `${headerEnd()}px`, bottom: 'auto' });
}

function standAtBottom(list: HTMLElement): void {
  Object.assign(list.style, { top: '', bottom: '' });
}

/**
 * Puts the list of toasts at the edge where it covers the fewest controls: at its usual spot at the bottom, or below the header. Call it
 * with the first toast in it; it does not move for the next ones.
 */
export function chooseEdge(list: HTMLElement): void {
  standAtBottom(list);
  const atBottom = countUnder(list.getBoundingClientRect());
  if (atBottom > 0 && countUnder(boxAtTop(list)) < atBottom) standAtTop(list);
}

/** Moves the list to the other edge when the focus comes to lie under it (WCAG 2.2, 2.4.11). */
export function giveWayToFocus(list: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || list.childElementCount === 0 || list.contains(target)) return;
    if (!isOver(list.getBoundingClientRect(), target.getBoundingClientRect())) return;
    if (list.style.top === '') standAtTop(list);
    else standAtBottom(list);
  });
}
