import { fireEvent, screen } from '@testing-library/react';

/** Presses a link by its name. @returns whether the browser would follow it at once; the test's own document stays. */
export function pressLink(name: string, init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const watch = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return isFollowed;
}
