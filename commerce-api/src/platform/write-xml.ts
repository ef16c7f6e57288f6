import { XMLBuilder } from 'fast-xml-parser';

/**
 * An element: its text, its children by name in the order of the document, or several of one name. Attributes are named
 * with `@`, the text beside them `#text`. Undefined ones are skipped.
 */
export type XmlElement = string | undefined | XmlElement[] | { [name: string]: XmlElement };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: false,
});

/** Control and other invisible characters: XML 1.0 forbids most of them, and no receiver accepts the others. */
const UNWANTED = /\p{C}/gu;

/** A document in UTF-8 with one root element, escaped and without white space between elements. */
export function writeXml(root: Record<string, XmlElement>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...printable(root) });
}

/** An element without the document's declaration, as a message inside of another protocol. */
export function writeXmlElement(root: Record<string, XmlElement>): string {
  return builder.build(printable(root));
}

function printable<Element extends XmlElement>(element: Element): Element;
function printable(element: XmlElement): XmlElement {
  if (typeof element === 'string') return element.replace(UNWANTED, '');
  if (Array.isArray(element)) return element.map((each) => printable(each));
  if (element === undefined) return undefined;
  return Object.fromEntries(Object.entries(element).map(([name, child]) => [name, printable(child)]));
}
