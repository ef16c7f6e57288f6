type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element; `true` sets an attribute without value, `false` and undefined leave it out. Texts are not markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  created.append(...children);
  return created;
}

/** A button that submits nothing. */
export function button(attributes: Attributes, content: Node | string, onPress: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, content);
  created.addEventListener('click', onPress);
  return created;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of the set that components use (Lucide, ISC), from its paths. */
export function icon(...paths: string[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const look = { viewBox: '0 0 24 24', width: '24', height: '24', fill: 'none', stroke: 'currentColor' };
  const lines = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries({ ...look, ...lines })) svg.setAttribute(name, value);
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** Paths of the cross that closes something. */
export const CROSS = ['M18 6 6 18', 'm6 6 12 12'] as const;

/**
 * Adds rules to the page, one a string. By script, since the page's policy names the hash of each inline style; nothing
 * happens at a second call with the same name.
 */
export function addRules(name: string, rules: readonly string[]): void {
  if (document.querySelector(`style[data-host="${name}"]`)) return;
  const style = document.head.appendChild(element('style', { 'data-host': name }));
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
