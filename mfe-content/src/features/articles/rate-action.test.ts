import type { ActionInput } from '@aksamit/module-sdk/lifecycle';
import { QueryClient } from '@aksamit/module-sdk/query';
import { createFakeHttp, type FakeAnswer, httpError, testPageContext } from '@aksamit/module-sdk/testing';
import { rateAction, sentRatingOf } from './rate-action';

const article = {
  id: '5',
  href: { pl: '/blog/pielegnacja/po-laserze/', en: '/blog/care/after-laser/' },
  relatedArticles: [],
};

async function send(fields: Record<string, string>, answer: FakeAnswer) {
  const http = createFakeHttp({
    'GET /articles/po-laserze': () => ({ article }),
    'POST /articles/5/rating': answer,
  });
  const context = {
    ...testPageContext('pl'),
    params: { categorySlug: 'pielegnacja', slug: 'po-laserze' },
  };
  const input = { context, http, queryClient: new QueryClient(), form: new URLSearchParams(fields) };
  return { result: await rateAction(input as unknown as ActionInput), http };
}

const accepted: FakeAnswer = () => ({ article: { id: '5', rating: 4, ratingsCount: 1 } });
const refused =
  (status: number): FakeAnswer =>
  () => {
    throw httpError(status, 'refused');
  };

test.each([
  ['4', accepted, '4'],
  ['4', refused(409), 'already'],
  ['4', refused(503), 'failed'],
])(
  'a rating of %s sent without scripts leads back to the article, with what came of it',
  async (rating, answer, sent) => {
    const { result, http } = await send({ rating }, answer);
    expect(result).toEqual({ redirect: `/blog/pielegnacja/po-laserze/?rated=${sent}#article-rating`, status: 303 });
    expect(http.bodiesOf('POST /articles/5/rating')).toEqual([{ rating: 4 }]);
  },
);

test.each(['', '6', 'five'])('%j is no rating: nothing is sent', async (rating) => {
  const { result, http } = await send({ rating }, accepted);
  expect(result).toEqual({ status: 422 });
  expect(http.calls).toEqual([]);
});

test('an address names a rating, or nothing', () => {
  expect(['3', 'already', 'failed', '0', '35', '', null].map(sentRatingOf)).toEqual([
    3,
    'already',
    'failed',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
