/** A finger that moved a toast this far aside has closed it, pixels. */
const FAR_PX = 72;

/** Lets a finger or pen push an element aside. Its button does the same: nobody has to swipe. */
export function closeBySwipe(item: HTMLElement, close: () => void): void {
  let from: number | undefined;
  const moved = ({ clientX }: PointerEvent) => clientX - (from ?? clientX);
  const move = (pixels: number) => {
    Object.assign(item.style, {
      translate: pixels === 0 ? '' : `${pixels}px`,
      opacity: pixels === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(pixels) / (3 * FAR_PX))),
    });
  };
  item.addEventListener('pointerdown', (event) => {
    if (event.isPrimary && event.pointerType !== 'mouse') from = event.clientX;
  });
  item.addEventListener('pointermove', (event) => {
    if (from !== undefined) move(moved(event));
  });
  item.addEventListener('pointerup', (event) => {
    const isFar = Math.abs(moved(event)) >= FAR_PX;
    from = undefined;
    if (isFar) close();
    else move(0);
  });
  item.addEventListener('pointercancel', () => {
    from = undefined;
    move(0);
  });
}
