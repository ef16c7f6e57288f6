/**
 * Which links' pages the browser prerenders: those that the host marks, one by one (browser/next-pages). Without a mark
 * the rules do nothing. The text never changes, so that the policy can contain its hash; an own keyword for inline rules
 * would allow any.
 */
export const SPECULATION_RULES =
  '{"prerender":[{"where":{"selector_matches":"a[data-ahead]"},"eagerness":"immediate"}]}';

export const speculationRulesTag = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
