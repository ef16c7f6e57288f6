const BOT_PATTERN = /bot|crawl|spider|slurp|lighthouse|headlesschrome-prerender|facebookexternalhit|preview/i;

/** Whether this user agent is a crawler: it gets no visitor of its own and its reports do not count. */
export function isBot(userAgent: string): boolean {
  return BOT_PATTERN.test(userAgent);
}
