import { type SandboxCompany, sandboxCompanies } from './companies';

/** As the register's own serializer writes it: three letters, quotes stay. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');

const field = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`;
const dane = (fields: Record<string, string>) =>
  `  <dane>\r\n    ${Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join('\r\n    ')}\r\n  </dane>`;
const root = (entries: string[]) => `<root>\r\n${entries.join('\r\n')}\r\n</root>`;

const failures = {
  2: ['Do metody DaneSzukaj przekazano zbyt wiele identyfikatorów.', 'Too many identifiers were given.'],
  4: [
    'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.',
    'No data found for the specified search criteria.',
  ],
  5: ['Nieprawidłowa lub pusta nazwa raportu.', 'The report name is wrong or empty.'],
} as const;
export type BirCode = keyof typeof failures | 0;

/** Open sessions, each with the outcome of its last query. */
export type GusSessions = Map<string, BirCode>;

/** The register's status of its last response: `KomunikatTresc`. */
export const messageOf = (code: BirCode): string => (code === 0 ? '' : failures[code][0]);

function failureXml(code: keyof typeof failures, asked: Record<string, string>): { code: BirCode; xml: string } {
  const [pl, en] = failures[code];
  return { code, xml: root([dane({ ErrorCode: String(code), ErrorMessagePl: pl, ErrorMessageEn: en, ...asked })]) };
}

const MOST_IDENTIFIERS = 20;
/** Names of the search parameters, each also as a list with commas, and the company's field. */
const identifiers: Record<string, (company: SandboxCompany) => string> = {
  Nip: ({ nip }) => nip,
  Nipy: ({ nip }) => nip,
  Regon: ({ regon }) => regon,
  Regony9zn: ({ regon }) => regon,
  Regony14zn: ({ regon }) => `${regon}00000`,
  Krs: ({ krs }) => krs,
  Krsy: ({ krs }) => krs,
};

/** `DaneSzukajPodmioty`: the companies of one kind of identifier. */
export function search(message: string): { code: BirCode; xml: string } {
  for (const [name, of] of Object.entries(identifiers)) {
    const asked = textOf(message, name);
    if (asked === '') continue;
    const wanted = asked.split(/[\s,;]+/).filter((entry) => entry !== '');
    if (wanted.length > MOST_IDENTIFIERS) return failureXml(2, { [name]: asked });
    const found = sandboxCompanies.filter((company) => wanted.includes(of(company)));
    if (found.length === 0) return failureXml(4, { [name]: asked });
    return { code: 0, xml: root(found.map((company) => dane(entryOf(company)))) };
  }
  return failureXml(4, {});
}

const entryOf = (company: SandboxCompany) => ({
  Regon: company.regon,
  Nip: company.nip,
  StatusNip: '',
  Nazwa: company.name,
  Wojewodztwo: company.voivodeship,
  Powiat: '',
  Gmina: '',
  Miejscowosc: company.city,
  KodPocztowy: company.postalCode,
  Ulica: company.street,
  NrNieruchomosci: company.house,
  NrLokalu: company.flat,
  Typ: 'P',
  SilosID: '6',
  DataZakonczeniaDzialalnosci: '',
  MiejscowoscPoczty: company.city,
});

/** `DanePobierzPelnyRaport`: all of the stand-in's companies are legal persons, reports on others find nothing. */
export function report(message: string): { code: BirCode; xml: string } {
  const [regon, name] = [textOf(message, 'pRegon'), textOf(message, 'pNazwaRaportu')];
  if (!/^(Publ|BIR1[12]1?)[A-Z]\w+$/.test(name)) return failureXml(5, { pNazwaRaportu: name });
  const company = sandboxCompanies.find((entry) => entry.regon === regon);
  if (company && /^BIR1[12]TypPodmiotu$/.test(name)) return { code: 0, xml: root([dane({ Typ: 'P' })]) };
  if (!company || !/^BIR1[12]OsPrawna$/.test(name)) return failureXml(4, { pRegon: regon, pNazwaRaportu: name });
  return { code: 0, xml: root([dane(legalPerson(company))]) };
}

const legalPerson = (company: SandboxCompany) => ({
  praw_regon9: company.regon,
  praw_nip: company.nip,
  praw_statusNip: '',
  praw_nazwa: company.name,
  praw_nazwaSkrocona: '',
  praw_numerWRejestrzeEwidencji: company.krs,
  praw_dataPowstania: '2001-01-01',
  praw_dataZakonczeniaDzialalnosci: '',
  praw_adSiedzKraj_Symbol: 'PL',
  praw_adSiedzKodPocztowy: company.postalCode,
  praw_adSiedzNumerNieruchomosci: company.house,
  praw_adSiedzNumerLokalu: company.flat,
  praw_adSiedzKraj_Nazwa: 'POLSKA',
  praw_adSiedzWojewodztwo_Nazwa: company.voivodeship,
  praw_adSiedzMiejscowosc_Nazwa: company.city,
  praw_adSiedzUlica_Nazwa: company.street,
});

/** Text of an element of a message, whatever its prefix; empty when it is missing. */
export const textOf = (message: string, name: string): string =>
  new RegExp(`<(?:[\\w-]+:)?${name}>([^<]*)<`).exec(message)?.[1]?.trim() ?? '';
