/**
 * Address of the opinions about one treatment.
 * @param path the page of all opinions
 */
export const opinionsAddress = (path: string, { slug }: { slug: string }): string =>
  `${path}?product=${encodeURIComponent(slug)}`;
