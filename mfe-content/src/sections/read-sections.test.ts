import { sectionSamples } from '../testing/section-samples';
import { readSections } from './read-sections';
import { skippedSentence } from './skipped-sentence';

const { quote, steps } = sectionSamples('Tekst');

test('what the contract knows is read, with its defaults; newer fields are dropped', () => {
  const sent = { kind: 'hero', title: 'Skóra', carousel: [1] };
  expect(readSections([sent, quote])).toEqual({
    sections: [{ kind: 'hero', title: 'Skóra', points: [], actions: [], picture: null, figure: null }, quote],
    skipped: [],
  });
});

test('an unknown kind and a malformed section are skipped, each with its reason; the others stay', () => {
  const { sections, skipped } = readSections([quote, { kind: 'carousel' }, { ...steps, items: [{ title: 7 }] }, steps]);
  expect(sections).toEqual([quote, steps]);
  expect(skipped).toEqual([
    { number: 2, kind: 'carousel', field: '' },
    { number: 3, kind: 'steps', field: 'items.0.title' },
  ]);
  expect(skipped.map((one) => skippedSentence('o-nas', one))).toEqual([
    expect.stringMatching(/^Failed to show section 2 of page o-nas: its kind carousel is unknown\./),
    expect.stringMatching(/^Failed to show section 3 of page o-nas: items\.0\.title of its kind steps/),
  ]);
});

test('a drawing of a newer release is replaced, and its section stays', () => {
  const picture = { image: null, drawing: 'orbit', alt: 'Orbita' };
  const { sections } = readSections([{ kind: 'hero', title: 'Skóra', picture }]);
  expect(sections).toMatchObject([{ kind: 'hero', picture: { drawing: 'velvet', alt: 'Orbita' } }]);
});
