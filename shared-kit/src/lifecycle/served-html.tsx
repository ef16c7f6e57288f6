/** What the server rendered, by the element whose content it is, until React's page has taken its place. */
const served = new WeakMap<Element, ChildNode[]>();

/** To be called right before `hydrateRoot`. Keeps the nodes themselves: nothing is copied. */
export function keepServed(root: Element): void {
  served.set(root, [...root.childNodes]);
}

/** The page works: an old picture of it must not come back. */
export function forgetServed(root: Element): void {
  served.delete(root);
}

/** In the place of a page that failed before it worked: what the server rendered stays readable. Nothing else later. */
export function ServedHtml({ root }: { root: Element }) {
  const nodes = served.get(root);
  return nodes ? <div data-served ref={(place) => place?.append(...nodes)} /> : null;
}
