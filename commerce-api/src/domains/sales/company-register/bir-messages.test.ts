import fc from 'fast-check';
import { writeXmlElement } from '../../../platform/write-xml';
import { logInMessage, MalformedAnswer, readCompany, readResult } from './bir-messages';

const soap = (inner: string) =>
  `--b\r\nContent-Type: application/xop+xml\r\n\r\n<s:Envelope xmlns:s="x"><s:Body><ZalogujResponse><ZalogujResult>${inner}</ZalogujResult></ZalogujResponse></s:Body></s:Envelope>\r\n--b--`;

test('the result is read out of MIME parts; an empty one is empty', () => {
  expect(readResult(soap('abc'), 'Zaloguj')).toBe('abc');
  expect(readResult(soap(''), 'Zaloguj')).toBe('');
});

test.each(['', 'no xml', '<a>', soap('x').replaceAll('ZalogujResponse', 'Other'), '<s:Envelope></s:Envelope>'])(
  'a response outside the protocol is reported: %j',
  (answer) => {
    expect(() => readResult(answer, 'Zaloguj')).toThrow(MalformedAnswer);
  },
);

test('any name comes back as it was written', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aąłŻ&<>"\' 1-'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(name, (companyName) => {
      const answer = writeXmlElement({ root: { dane: { Nip: '5261040567', Nazwa: companyName } } });
      const found = readCompany(answer, '5261040567');
      expect(found?.companyName).toBe(companyName.trim());
    }),
  );
  expect(logInMessage('http://x', '<&>')).toContain('>&lt;&amp;&gt;<');
});

test('of several entries with one number the one that trades is taken; another number is refused', () => {
  const entry = (name: string, end: string, nip = '5261040567') =>
    `<dane><Nip>${nip}</Nip><Nazwa>${name}</Nazwa><DataZakonczeniaDzialalnosci>${end}</DataZakonczeniaDzialalnosci></dane>`;
  const both = `<root>${entry('Dawna', '2020-01-01')}${entry('Obecna', '')}</root>`;
  expect(readCompany(both, '5261040567')?.companyName).toBe('Obecna');
  expect(() => readCompany(`<root>${entry('Inna', '', '1111111111')}</root>`, '5261040567')).toThrow(MalformedAnswer);
  expect(() => readCompany('<root></root>', '5261040567')).toThrow(MalformedAnswer);
});
