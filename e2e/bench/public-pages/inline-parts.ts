/** Bytes that a document carries in itself, raw. */
export interface InlineParts {
  /** JSON data for the page's scripts; JSON-LD is for search engines and not among it. */
  dataBytes: number;
  styleBytes: number;
  scriptBytes: number;
}

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Adds up what stands inside the document's script and style elements. */
export function inlineParts(html: string): InlineParts {
  const parts: InlineParts = { dataBytes: 0, styleBytes: 0, scriptBytes: 0 };
  for (const [, element, attributes = '', content = ''] of html.matchAll(ELEMENTS)) {
    const bytes = Buffer.byteLength(content);
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (element === 'style') parts.styleBytes += bytes;
    else if (type === 'application/json') parts.dataBytes += bytes;
    else if (type === '') parts.scriptBytes += bytes;
  }
  return parts;
}

/**
 * The document without its scripts, their preloads and their data: what the same page costs as static HTML. Styles,
 * fonts and pictures stay.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<template id="late-scripts">[\s\S]*?<\/template>/g, '')
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
