/**
 * Regions of modules inside `<main>`. The page server creates the first one; the host creates and removes the others,
 * so that a module never depends on the page around it.
 */
function mainElement(): HTMLElement {
  const main = document.getElementById('main');
  if (!main) throw new Error('Failed to find <main id="main">: this is no page of the shell.');
  return main;
}

/** The element that a module is mounted in, created when there is none. */
export function regionOf(module: string): HTMLElement {
  const known = mainElement().querySelector<HTMLElement>(`:scope > [data-module="${module}"]`);
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.module = module;
  mainElement().append(region);
  return region;
}

/** Removes the regions and error messages of all modules but one. */
export function leaveOnly(module: string | undefined): void {
  for (const region of mainElement().querySelectorAll<HTMLElement>(':scope > [data-module], :scope > [data-trouble]')) {
    if (region.dataset.module !== module && region.dataset.trouble !== module) region.remove();
  }
}
