import { fittingSentences, isFitting, replyTo, sentencesOf } from './fitting-sentences';

const legs = { name: 'Depilacja laserowa całych nóg', category: 'epilation', gender: 'female' };
const ears = { name: 'Depilacja laserowa uszu dla mężczyzn', category: 'epilation', gender: 'male' };
const cleansing = { name: 'Oczyszczanie wodorowe pleców', category: 'hydrogenCleansing', gender: 'female' };

const sentences = (text: string) => sentencesOf(text, 'pl') ?? [];
const worded = (text: string, treatment: typeof legs) =>
  fittingSentences(sentences(text), treatment, 5).map(([pl]) => pl);

test('an opinion is taken apart into its sentences; one with words of its own is a guest’s', () => {
  expect(sentences('Wizyta zaczęła się co do minuty. Na pewno wrócę.')).toHaveLength(2);
  expect(sentencesOf('My visit started right on time. I’ll definitely be back.', 'en')).toHaveLength(2);
  expect(sentencesOf('Wizyta zaczęła się co do minuty. Lubię ten salon.', 'pl')).toBeUndefined();
});

test('what fits the treatment stays, anything else is replaced by what does', () => {
  const shaving = 'Po trzeciej wizycie golę się raz na dwa tygodnie, a nie co dwa dni.';
  expect(worded(shaving, legs)).toEqual([shaving]);
  for (const [text, treatment] of [
    [shaving, ears],
    ['Przy pieprzykach specjalistka zatrzymała się i zakryła każdy z osobna.', cleansing],
    ['Specjalistka od razu powiedziała, że jasny zarost zareaguje słabiej.', ears],
    ['Mama już zapisana.', ears],
  ] as const) {
    const [other] = fittingSentences(sentences(text), treatment, 5);
    expect(other?.[0]).not.toBe(text);
    expect(other && isFitting(other, treatment)).toBe(true);
  }
});

test('the salon explains results only to who missed them', () => {
  expect(replyTo(sentences('Efekt jest, ale spodziewałam się, że przyjdzie szybciej.'), 1)).toBe(2);
  expect(replyTo(sentences('Trudno zaparkować, a o bramie z domofonem nikt nie uprzedził.'), 1)).toBe(1);
});
