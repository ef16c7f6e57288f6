/**
 * Places of modules inside `<main>`. The page server makes the first one; the host makes the others and takes them away,
 * so that a module never has to know about the page around it.
 */
function mainElement(): HTMLElement {
  const main = document.getElementById('main');
  if (!main) throw new Error('Failed to find <main id="main">: this is no page of the shell.');
  return main;
}

/** The element a module is mounted in, made when there is none. */
export function regionOf(module: string): HTMLElement {
  const known = mainElement().querySelector<HTMLElement>(`:scope > [data-module="${module}"]`);
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.module = module;
  mainElement().append(region);
  return region;
}

/** Takes away the places and troubles of all modules but one. */
export function leaveOnly(module: string | undefined): void {
  for (const region of mainElement().querySelectorAll<HTMLElement>(':scope > [data-module], :scope > [data-trouble]')) {
    if (region.dataset.module !== module && region.dataset.trouble !== module) region.remove();
  }
}
