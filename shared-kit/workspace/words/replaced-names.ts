import type { ReplacedWord } from './replaced-words';

/** A word of our own in names of files and of code; the pattern is applied to the words of a name. */
export interface ReplacedName extends ReplacedWord {
  word: string;
  /** Folder to which it applies; everywhere by default. */
  in?: string;
}

/** Words that names do not use, with the field's standard terms for them. */
export const REPLACED_NAMES: readonly ReplacedName[] = [
  {
    word: 'reader',
    pattern: /(?<!screen )(?<!\bfile )(?<!^get )\breaders?\b/,
    instead: 'viewer, visitor (of a page); parser, consumer (of data)',
  },
  { word: 'kept', pattern: /\b(?:kept|keeping)\b/, instead: 'cached, stored; CacheScope, CacheLimits' },
  { word: 'tell', pattern: /\b(?:tells?|telling|told)\b/, instead: 'report, notify, return' },
  { word: 'say', pattern: /\b(?:says?|saying|said)\b/, instead: 'report, log, return; t of a text' },
  {
    word: 'left',
    pattern: /\b(?:is left|has left|left to|left error)\b/,
    instead: 'client fallback; has navigated away',
  },
  { word: 'steady', pattern: /\bsteady\b/, instead: 'constant-time' },
  { word: 'repeatedly', pattern: /\brepeatedly\b/, instead: 'polling job' },
  { word: 'once by key', pattern: /\bonce (?:by key|in transaction)\b/, instead: 'with idempotency key' },
  {
    word: 'own errors',
    pattern: /^(?:own errors|other (?:answers|calls|kinds))$/,
    instead: 'what it holds',
  },
  { word: 'note return', pattern: /\bnote return\b/, instead: 'mark payer returned' },
  {
    word: 'hand over',
    pattern: /\bhand(?:ed)? over\b/,
    instead: 'complete cash refund; deliver to the provider, pass',
  },
  { word: 'give up lines', pattern: /\bg[ia]ve up lines?\b/, instead: 'cancel lines' },
  { word: 'raise order', pattern: /\b(?:lower|raise) order\b/, instead: 'reduce, increase order totals' },
  { word: 'put aside', pattern: /\bput aside\b/, instead: 'deselected items' },
  { word: 'forget', pattern: /\bforg(?:ets?|ot|etting)\b/, instead: 'purge, anonymize or expire' },
  { word: 'wish', pattern: /\bwish(?:es|ed)?\b/, instead: 'request' },
  {
    word: 'place',
    pattern: /(?<!waiting )\bplaces?\b(?! order)/,
    instead: 'salon, slot, position, region, mount; waiting-list entry',
  },
  { word: 'try', pattern: /\b(?:tries|tried)\b|\w try\b/, instead: 'attempt' },
  {
    word: 'notice',
    pattern: /(?<!within |cancellation )\bnotices?\b(?! (?:hours|days|ms|end|rule|too short))/,
    in: 'commerce-api/',
    instead: 'webhook, notification (of a provider)',
  },
  { word: 'trouble', pattern: /\btrouble[sd]?\b/, instead: 'error' },
  { word: 'stray', pattern: /\bstrays?\b/, instead: 'unhandled' },
  { word: 'blame', pattern: /\b(?:blame[sd]?|guilty)\b/, instead: 'attributed' },
  { word: 'patience', pattern: /\bpatien(?:ce|t)\b/, instead: 'timeout' },
  {
    word: 'anew',
    pattern: /\banew\b|\bpage maker\b|\bmade pages?\b/,
    instead: 'rebuild; page renderer, rendered page',
  },
  { word: 'whole brotli', pattern: /\bwhole brotli\b/, instead: 'brotli in one piece: compress' },
  { word: 'joined words', pattern: /\b(?:joined|whole) words\b/, instead: 'non-breaking spaces' },
  { word: 'in sight', pattern: /\bin sight\b/, instead: 'scrolled into view' },
  { word: 'room', pattern: /\b(?:buttons|kept) room\b|\broom below\b/, instead: 'space, layout; limits' },
  { word: 'first screen', pattern: /\bfirst screen\b/, instead: 'above the fold' },
  { word: 'after buying', pattern: /\bafter buying\b/, instead: 'deferred' },
  { word: 'heard', pattern: /\bheard\b/, instead: 'received, announced, published' },
  { word: 'own shop', pattern: /\bown shop\b/, instead: 'isolated shop' },
  { word: 'sale view', pattern: /\bsale view\b/, instead: 'offer detail' },
];
