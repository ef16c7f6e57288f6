import { letterParts } from './letter-parts';

test('a greeting and a closing of their own lines are parted from the text', () => {
  expect(letterParts('Dzień dobry, Ewo,\n\nzapraszamy.\n\nPozdrawiamy\nzespół Aksamit')).toEqual({
    greeting: 'Dzień dobry, Ewo,',
    body: 'Zapraszamy.',
    signature: 'Pozdrawiamy\nzespół Aksamit',
  });
  expect(letterParts('Szanowna Pani Anno,\nzwracamy pieniądze.\nZ poważaniem\nJan Nowak\nAksamit Mokotów')).toEqual({
    greeting: 'Szanowna Pani Anno,',
    body: 'Zwracamy pieniądze.',
    signature: 'Z poważaniem\nJan Nowak\nAksamit Mokotów',
  });
  expect(letterParts('Hello James\n\nCome again.\n\nKind regards,\nThe Aksamit team')).toEqual({
    greeting: 'Hello James',
    body: 'Come again.',
    signature: 'Kind regards,\nThe Aksamit team',
  });
});

test('a text without either is left as it is', () => {
  const plain = { greeting: null, signature: null };
  expect(letterParts(' Zapraszamy w sobotę.\n\nProszę zadzwonić. ')).toEqual({
    ...plain,
    body: 'Zapraszamy w sobotę.\n\nProszę zadzwonić.',
  });
  expect(letterParts('History of your case\nWe looked at it.').greeting).toBeNull();
  expect(letterParts('')).toEqual({ ...plain, body: '' });
});

test('a greeting within a sentence stays in it', () => {
  expect(letterParts('Dzień dobry, zapraszamy w sobotę.')).toEqual({
    greeting: '',
    body: 'Dzień dobry, zapraszamy w sobotę.',
    signature: null,
  });
  expect(letterParts('Dzień dobry, zwrócimy pieniądze.\nProszę o numer konta.').greeting).toBe('');
});

test('words of a closing in the middle of the text end nothing', () => {
  const long = ['Pozdrawiamy i dziękujemy za zdjęcia.', ...'abcde'].join('\n');
  expect(letterParts(long)).toMatchObject({ body: long, signature: null });
  expect(letterParts('Zapraszamy.\nZespół Aksamit').signature).toBe('Zespół Aksamit');
  expect(letterParts('Pozdrawiamy').signature).toBeNull();
});
