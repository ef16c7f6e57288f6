/** A word of our own and the field's standard term for it. */
export interface ReplacedWord {
  pattern: RegExp;
  instead: string;
}

/**
 * Words that the project does not use. Quoted names (code spans, strings) are not looked at: a name is renamed where it is
 * defined.
 */
export const REPLACED: readonly ReplacedWord[] = [
  { pattern: /(?<!screen[- ])\breaders?\b/i, instead: 'viewer, visitor (of a page); parser, consumer (of data)' },
  { pattern: /\bwho(?:ever)? (?:comes|asks|reads)\b/i, instead: 'the first request, the caller, the visitor' },
  { pattern: /\bkept (?:answer|page|record)s?\b|\bKeptRoom\b/i, instead: 'response, page or record cache' },
  { pattern: /\bseen changes\b|\bis settled\b/i, instead: 'cache version; is stable' },
  { pattern: /\b(?:tells?|telling|told)\b/i, instead: 'reports, notifies, returns' },
  { pattern: /\b(?:says?|saying|said)\b/i, instead: 'reports, states, returns' },
  { pattern: /\bleft to the browser\b|\bleaves? (?:it )?to the browser\b/i, instead: 'client fallback' },
  { pattern: /\bsteady answers?\b/i, instead: 'constant-time response' },
  { pattern: /\brepeatedly\b/i, instead: 'polling job' },
  { pattern: /\bonce by key\b|\bonce in (?:a )?transaction\b/i, instead: 'with idempotency key' },
  { pattern: /\b(?:own-errors|other-(?:answers|calls|kinds))\b/i, instead: 'what they hold' },
  {
    pattern: /\bnot(?:e|es|ed) (?:the |a )?return\b|\bhand(?:s|ed|ing)? over\b/i,
    instead: 'mark payer returned; complete cash refund; deliver to the provider, pass',
  },
  { pattern: /\bgiv(?:e|es|en|ing) up (?:lines?|items?)\b|\bput aside\b/i, instead: 'cancel lines; deselected items' },
  { pattern: /\bforget(?:s|ting)?\b/i, instead: 'purge, anonymize or expire' },
  { pattern: /\bwish(?:es|ed)?\b/i, instead: 'request' },
  { pattern: /\bfound places?\b/i, instead: 'available slot' },
  { pattern: /\b(?:a|each|every|one|first|second|next|last) try\b/i, instead: 'attempt' },
  { pattern: /\bgateways?['’]s? notices?\b|\bpayment notices?\b/i, instead: 'webhook, notification' },
  { pattern: /\b(?:trouble|guilty|blamed?|stray)\b/i, instead: 'error state, attributed, unhandled' },
  { pattern: /\bpatien(?:ce|t)\b/i, instead: 'timeout' },
  {
    pattern: /\bpage maker\b|\b(?:mak|mad)(?:e|es|ing) (?:\w+ )?anew\b|\bmade pages?\b/i,
    instead: 'page renderer, rebuild, rendered page',
  },
  { pattern: /\bwhat is live\b|\bgo(?:es)? live\b|\bwent live\b/i, instead: 'deployed release, promote' },
  { pattern: /\bshop['’]s truth\b/i, instead: 'system of record' },
  { pattern: /\bsettles? what takes time\b/i, instead: 'background worker' },
  { pattern: /\ba no for good\b/i, instead: 'permanent failure' },
  { pattern: /\b(?:is|are|was|were) asked for\b/i, instead: 'receives, requests' },
];

/** A use of a replaced word. */
export interface Found {
  line: number;
  word: string;
  instead: string;
}

/** Finds replaced words in running text. @param text what is not looked at is blanked, so that lines stay */
export function replacedWordsIn(text: string): Found[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      REPLACED.flatMap(({ pattern, instead }) =>
        [...line.matchAll(new RegExp(pattern, 'gi'))].map(([word]) => ({ line: index + 1, word, instead })),
      ),
    );
}
