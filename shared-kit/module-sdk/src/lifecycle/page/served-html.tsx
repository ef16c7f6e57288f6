/** The server's markup, by its element, until React's page has replaced it. */
const served = new WeakMap<Element, ChildNode[]>();

/** Call it right before `hydrateRoot`. Keeps the nodes themselves: nothing is copied. */
export function keepServed(root: Element): void {
  served.set(root, [...root.childNodes]);
}

/** The page works: its old markup must not return. */
export function dropServed(root: Element): void {
  served.delete(root);
}

/** Replaces a page that failed before it worked: the server's markup stays readable. Renders nothing afterwards. */
export function ServedHtml({ root }: { root: Element }) {
  const nodes = served.get(root);
  return nodes ? <div data-served ref={(host) => host?.append(...nodes)} /> : null;
}
