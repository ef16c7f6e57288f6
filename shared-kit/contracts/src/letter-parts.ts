/** A letter that a person wrote, as the e-mail around it needs it: greeted and signed once. Pure. */

export interface LetterParts {
  /** The first line where it is a greeting; empty: the text greets within a sentence; null: it does not greet. */
  greeting: string | null;
  body: string;
  /** The last lines where they are a closing or a signature, otherwise null. */
  signature: string | null;
}

const GREETING =
  /^(dzień dobry|dobry wieczór|witam|witaj|szanown|drog[ia]|cześć|hej|hello|hi|dear|good (morning|afternoon|evening))(?=$|[\s\p{P}]|\p{L})/iu;
/** A greeting of one word is no beginning of another word, as in "history". */
const CLOSED_WORDS = /^(hej|hi)\p{L}/iu;
const CLOSING =
  /^(pozdrawia|serdecznie pozdrawia|serdeczne pozdrowienia|z (serdecznymi )?pozdrowieniami|z poważaniem|z wyrazami|łączę|(kind|best|warm|with kind) (regards|wishes)|regards|best,?$|yours)/iu;
const TEAM = /^(zespół \p{L}+|the \p{L}+ team)[.!]?$/iu;
const LONGEST_GREETING = 80;
const LONGEST_SIGNATURE_LINE = 60;
const MOST_SIGNATURE_LINES = 4;

const greets = (line: string) => GREETING.test(line) && !CLOSED_WORDS.test(line);

/** Greeting, text and signature of what a person wrote: no word is lost. */
export function letterParts(letter: string): LetterParts {
  const lines = letter.trim().split('\n');
  const signed = signatureFrom(lines);
  const text = signed === -1 ? lines : lines.slice(0, signed);
  const signature = signed === -1 ? null : lines.slice(signed).join('\n').trim();
  const [first = '', ...rest] = text;
  const below = rest.join('\n').trim();
  if (!greets(first.trim())) return { greeting: null, body: text.join('\n').trim(), signature };
  const isLineOfItsOwn = below !== '' && first.trim().length <= LONGEST_GREETING && !/[.?:]$/.test(first.trim());
  if (!isLineOfItsOwn) return { greeting: '', body: text.join('\n').trim(), signature };
  // What followed a comma begins a paragraph of its own, below the first one of the e-mail.
  return { greeting: first.trim(), body: below.charAt(0).toLocaleUpperCase('pl') + below.slice(1), signature };
}

/** Index of the first line of the signature; -1: there is none, or nothing but one. */
function signatureFrom(lines: readonly string[]): number {
  const index = lines.findLastIndex((line) => CLOSING.test(line.trim()));
  const from = index === -1 && TEAM.test(lines.at(-1)?.trim() ?? '') ? lines.length - 1 : index;
  const signature = lines.slice(Math.max(from, 0)).filter((line) => line.trim() !== '');
  const isShort =
    signature.length <= MOST_SIGNATURE_LINES && signature.every((line) => line.trim().length <= LONGEST_SIGNATURE_LINE);
  return from > 0 && isShort ? from : -1;
}
