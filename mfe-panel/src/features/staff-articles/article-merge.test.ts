import { articleText } from '../../testing/articles-fixtures';
import { differingFields, mergeContent } from './article-merge';

const base = articleText.content;
const both = (text: string) => ({ pl: text, en: text });

test('fields that one of two changed stand beside those of the other', () => {
  const mine = { ...base, title: both('Mój') };
  const theirs = { ...base, lead: both('Ich'), gender: 'female' as const };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { ...base, title: both('Mój'), lead: both('Ich'), gender: 'female' },
    theirs: ['lead', 'gender'],
    both: [],
  });
});

test('where both wrote otherwise mine stands, and is named; the same words are no conflict', () => {
  const mine = { ...base, title: both('Mój'), lead: both('Zgodnie') };
  const theirs = { ...base, title: both('Ich'), lead: both('Zgodnie') };
  const merged = mergeContent(base, mine, theirs);
  expect([merged.content.title, merged.both]).toEqual([both('Mój'), ['title']]);
});

test('the order of keys is no difference', () => {
  const turned = { ...base, title: { en: base.title.en, pl: base.title.pl } };
  expect(differingFields(base, turned)).toEqual([]);
});
