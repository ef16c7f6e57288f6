/**
 * Messages of GUS's register service BIR 1.1 (SOAP 1.2, answers as MTOM). Source: its documentation, version 1.32;
 * facts/integrations.md. Pure.
 */
import type { GusData } from '@aksamit/contracts';
import { XMLParser } from 'fast-xml-parser';
import { writeXmlElement, type XmlElement } from '../../../platform/write-xml';

const SERVICE = 'http://CIS/BIR/PUBL/2014/07';
const NOT_FOUND = '4';

// Numbers stay texts: REGON and postal codes begin with zeros.
const parser = new XMLParser({
  parseTagValue: false,
  removeNSPrefix: true,
  ignoreAttributes: true,
  // Numeric references (&#xD;) too.
  htmlEntities: true,
});

/** A response outside the protocol. */
export class MalformedAnswer extends Error {}

function envelope(address: string, action: string, body: XmlElement): string {
  return writeXmlElement({
    'soap:Envelope': {
      '@xmlns:soap': 'http://www.w3.org/2003/05/soap-envelope',
      '@xmlns:ns': SERVICE,
      '@xmlns:dat': `${SERVICE}/DataContract`,
      'soap:Header': {
        '@xmlns:wsa': 'http://www.w3.org/2005/08/addressing',
        'wsa:To': address,
        'wsa:Action': `${SERVICE}/IUslugaBIRzewnPubl/${action}`,
      },
      'soap:Body': body,
    },
  });
}

export function logInMessage(address: string, key: string): string {
  return envelope(address, 'Zaloguj', { 'ns:Zaloguj': { 'ns:pKluczUzytkownika': key } });
}

export function searchMessage(address: string, nip: string): string {
  const parameters = { 'ns:pParametryWyszukiwania': { 'dat:Nip': nip } };
  return envelope(address, 'DaneSzukajPodmioty', { 'ns:DaneSzukajPodmioty': parameters });
}

/** Text of `<{action}Result>` in an answer, wrapped in MIME parts or not; empty: the session or the key is not valid. */
export function readResult(answer: string, action: 'Zaloguj' | 'DaneSzukajPodmioty'): string {
  const found = /<(?:\w+:)?Envelope[\s>][\s\S]*<\/(?:\w+:)?Envelope>/.exec(answer);
  const body = child(child(parseXml(found?.[0] ?? ''), 'Envelope'), 'Body');
  const response = child(body, `${action}Response`);
  if (response === undefined) throw new MalformedAnswer(`no ${action}Response`);
  const result = child(response, `${action}Result`);
  return typeof result === 'string' ? result : '';
}

/**
 * The company in the result of a search; null when the register knows none by that number.
 * @throws MalformedAnswer also for the register's own errors
 */
export function readCompany(result: string, nip: string): GusData | null {
  const found = child(child(parseXml(result), 'root'), 'dane');
  const entries = Array.isArray(found) ? found : [found];
  const code = text(entries[0], 'ErrorCode');
  if (code === NOT_FOUND) return null;
  if (code !== '') throw new MalformedAnswer(`error ${code}`);
  const companies = entries.filter((entry) => text(entry, 'Nip') === nip);
  // Of several with one number the active one.
  const company = companies.find((entry) => text(entry, 'DataZakonczeniaDzialalnosci') === '') ?? companies[0];
  if (company === undefined) throw new MalformedAnswer('another company');
  const city = text(company, 'Miejscowosc');
  const flat = text(company, 'NrLokalu');
  const street = text(company, 'Ulica') || city;
  return {
    vatId: nip,
    regon: text(company, 'Regon'),
    companyName: text(company, 'Nazwa'),
    address: `${street} ${text(company, 'NrNieruchomosci')}${flat === '' ? '' : `/${flat}`}`.trim(),
    city,
    postalCode: text(company, 'KodPocztowy').replace(/^(\d{2})(\d{3})$/, '$1-$2'),
    country: 'PL',
  };
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw new MalformedAnswer('no XML');
  }
}

function child(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = child(value, name);
  return typeof found === 'string' ? found.trim() : '';
}
