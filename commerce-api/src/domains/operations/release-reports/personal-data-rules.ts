/** Removes data that may be personal from a browser's text before it is stored or passed on. */

/** The rest of an address from its query or fragment on, up to a stack's `:line:column`. */
const QUERY = /[?#][^\s"'`<>()?#]*[=&%][^\s"'`<>()]*?(?=(?::\d+){1,2}(?=[\s)]|$)|[\s"'`<>()]|$)/g;
const CREDENTIALS = /(\/\/)[^\s/@]{1,200}@/g;
const E_MAIL = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}/gu;
/** Nine digits or more, however grouped: telephone, PESEL, card and account numbers. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\d(?:[ \u00a0().-]{0,2}\d){8,}(?![\p{L}\p{N}])/gu;
/** Tokens, UUIDs and the like: 28 characters or more in one piece, with letters and digits. A script's name stays. */
const SECRET = /(?<![A-Za-z0-9_-])(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[A-Za-z0-9_-]{28,}(?![A-Za-z0-9_-]|\.[cm]?js\b)/g;

/**
 * The text without addresses' queries, e-mail addresses, telephone and other long numbers, and tokens. The kind of each
 * stays readable (`[e-mail]`). Names cannot be detected: the browser host puts no values of forms into messages.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(QUERY, '')
    .replace(CREDENTIALS, '$1')
    .replace(SECRET, '[token]')
    .replace(E_MAIL, '[e-mail]')
    .replace(NUMBER, '[number]');
}
