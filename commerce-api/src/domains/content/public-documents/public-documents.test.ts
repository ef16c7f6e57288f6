import { readPdf } from '../../../testing/read-pdf';
import { documentTexts, insertValues } from './document-texts';
import { publicDocuments } from './index';
import type { ClientCard } from './write-client-card';
import { writeClientCard } from './write-client-card';

const SELLER = 'Aksamit sp. z o.o., ul. Aksamitna 12, 00-001 Warszawa';
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const cards: [ClientCard, 'pl' | 'en'][] = (['epilation', 'endermology', 'hydrogen'] as const).flatMap((card) => [
  [card, 'pl'],
  [card, 'en'],
]);

test.each(cards)('the card %s (%s) holds all its parts on at most four pages', async (card, locale) => {
  const file = await writeClientCard(card, locale, SELLER);
  const text = words(await readPdf(file));
  const { card: parts, cards: own } = documentTexts[locale];
  const expected = [
    own[card].title,
    ...parts.personFields,
    ...parts.guardianFields,
    ...own[card].questions,
    ...own[card].absolute,
    ...own[card].relative,
    ...own[card].advice,
    ...parts.required,
    ...parts.optional,
    ...parts.signatureFields,
    SELLER,
  ];
  for (const part of expected) expect(text).toContain(words(insertValues(part)));
  expect(text).not.toMatch(/[{}]/);
  expect(pagesOf(file)).toBeLessThanOrEqual(4);
});

test('both languages have the same parts', () => {
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shapeOf);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
  };
  expect(shapeOf(documentTexts.en)).toEqual(shapeOf(documentTexts.pl));
});

test('every document is a PDF in its language, the same each time', async () => {
  for (const [name, { locale, write }] of Object.entries(publicDocuments)) {
    expect(name).toMatch(/^[a-z-]+\.pdf$/);
    const file = await write(SELLER);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1')).toContain(`/Lang (${locale})`);
    expect((await write(SELLER)).equals(file)).toBe(true);
  }
});

test('the sheet on EU projects is marked as an example', async () => {
  const file = await publicDocuments['projekty-unijne.pdf']?.write(SELLER);
  const text = await readPdf(file ?? Buffer.alloc(0));
  expect(text).toContain('PRZYKŁAD');
  expect(text).toContain('480 000,00 zł');
});
