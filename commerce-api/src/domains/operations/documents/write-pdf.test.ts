import { readPdf } from '../../../testing/read-pdf';
import { writePdf, writeTable } from './index';

const info = { title: 'Próba', language: 'pl', createdAt: new Date('2026-11-21T10:00:00Z') } as const;
const LETTERS = 'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ 1 234,50 zł £12.00';

test('Polish letters can be read again, in both fonts', async () => {
  const file = await writePdf(info, (document) => {
    document.text(LETTERS).font('bold').text(`pogrubione: ${LETTERS}`);
  });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const text = await readPdf(file);
  expect(text).toContain(LETTERS);
  expect(text).toContain(`pogrubione: ${LETTERS}`);
});

test('a document names its language', async () => {
  const file = await writePdf(info, (document) => document.text('x'));
  expect(file.toString('latin1')).toContain('/Lang (pl)');
});

test('a long table goes on over pages, each with its header, and loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`wiersz ${index + 1}`, `${index * 10},00 zł`]);
  const file = await writePdf(info, (document) =>
    writeTable(
      document,
      [
        { header: 'Nazwa', width: 300 },
        { header: 'Kwota', width: 150, align: 'right' },
      ],
      rows,
    ),
  );
  const text = await readPdf(file);
  for (const [name] of rows) expect(text).toContain(name);
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Nazwa/g)).toHaveLength(pages);
});
