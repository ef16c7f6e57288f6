/** A live region that announces the name of the new page after a change of address. Empty on the first page. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
