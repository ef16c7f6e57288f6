const MENU = 'details[data-menu]';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

function closeMenusWithout(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
}

/**
 * The chrome's menus are native details elements, which open without scripts. This closes them as people expect: on
 * Escape (focus goes back to the summary), on a press outside, when focus leaves, and when a link in one is followed.
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
