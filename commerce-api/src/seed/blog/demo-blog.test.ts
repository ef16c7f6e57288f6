import { drawingSvg } from '../../domains/operations/pictures';
import { readBlocks } from '../content/read-blocks';
import { preparation } from './article-preparation';
import { wavelengths } from './article-wavelengths';
import { moreArticles as articlesForAll } from './more/seed-more-articles';
import { professionalArticle } from './professional-article';
import { articleCovers, categoryCovers } from './seed-covers';
import { shortArticles } from './short-articles';

const moreArticles = [...articlesForAll, professionalArticle];

const LOCALES = ['pl', 'en'] as const;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

it.each(moreArticles.map((article) => [article.code, article] as const))(
  '%s can be read in both languages',
  (_code, article) => {
    const kinds = LOCALES.map((locale) => readBlocks(article.text[locale]).map(({ type }) => type));
    expect(kinds[0]).toEqual(kinds[1]);
    for (const locale of LOCALES) {
      expect(wordsOf(article.text[locale]).length).toBeGreaterThan(60);
      expect(article.lead[locale].length).toBeGreaterThan(20);
      expect(article.title[locale].length).toBeLessThanOrEqual(75);
      expect(article.slugs[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(article.title.pl).not.toBe(article.title.en);
    expect(article.text.pl).not.toBe(article.text.en);
  },
);

it('repeats nothing', () => {
  for (const locale of LOCALES) {
    const leads = moreArticles.map(({ lead }) => lead[locale]);
    expect(new Set(leads).size).toBe(leads.length);
    const paragraphs = moreArticles.flatMap(({ text }) =>
      readBlocks(text[locale]).flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  }
});

it('promises no cure', () => {
  const promises = /\b(na zawsze|gwarantujemy|wyleczy|100 ?%|guarantee|for ever|cures)\b/i;
  for (const { text } of moreArticles) for (const locale of LOCALES) expect(text[locale]).not.toMatch(promises);
});

it('shows no cover twice', () => {
  const articles = [preparation, wavelengths, ...shortArticles, ...moreArticles];
  const covers = articles.flatMap(({ code, category }) => articleCovers[code] ?? categoryCovers[category] ?? []);
  expect(covers.length).toBe(articles.length - 1);
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  expect(covers.filter((cover) => drawingSvg(cover, 320, 240) === null)).toEqual([]);
  const codes = articles.map(({ code }) => code);
  expect(Object.keys(articleCovers).filter((code) => !codes.includes(code))).toEqual([]);
});
