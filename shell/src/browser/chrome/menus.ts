const MENU = 'details[data-menu]';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

function closeMenusWithout(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
}

/**
 * The chrome's menus are native details elements, which open without scripts. This adds the usual ways to close them:
 * Escape (focus returns to the summary), a press outside, loss of focus, and following a link in one.
 */
export function closeMenusAsExpected(): void {
  document.addEventListener('pointerdown', ({ target }) => closeMenusWithout(target));
  document.addEventListener('focusin', ({ target }) => closeMenusWithout(target));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a[href]`))
      for (const menu of openMenus()) menu.open = false;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>(`${MENU}[open]`) ?? openMenus()[0];
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
