/** The links of a page to itself with a query, as filters and pages of a list are: without fragment, each once, in order. */
export function choicesIn(html: string, path: string): string[] {
  const links = [...html.matchAll(/href="([^"#]+)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return [...new Set(links)].filter((link) => link.startsWith(`${path}?`));
}
