import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleRatingTexts } from '../../../texts/article-island-texts';
import { ArticleRating, type ArticleRatingProps } from './article-rating';

beforeEach(() => localStorage.clear());

function show(answer: FakeAnswer, change: Partial<ArticleRatingProps> = {}) {
  const http = createFakeHttp({ 'POST /articles/5/rating': answer });
  const props = { articleId: '5', rating: 4, ratingsCount: 2, action: '/blog/a/b/', ...change };
  renderModule(<ArticleRating {...props} />, { module: 'content', resources: articleRatingTexts, http });
  return http;
}
const accepted: FakeAnswer = () => ({ article: { id: '5', rating: 4.33, ratingsCount: 3 } });

test('a press rates once, thanks, shows the new mean and keeps the rating', async () => {
  const http = show(accepted);
  expect(screen.getByText('Średnia 4,00 / 5 (2 oceny)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '5 gwiazdek z 5' }));
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('Dziękujemy za ocenę!');
  expect(document.activeElement).toBe(status);
  expect(screen.getByText('Średnia 4,33 / 5 (3 oceny)')).toBeTruthy();
  expect(http.bodiesOf('POST /articles/5/rating')).toEqual([{ rating: 5 }]);
  expect(http.calls[0]?.options.needsVisitor).toBe(true);
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  show(accepted);
  expect((await screen.findByRole('status')).textContent).toContain('Twoja ocena');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the stars are reached and pressed by keyboard', async () => {
  const http = show(accepted);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(http.bodiesOf('POST /articles/5/rating')).toEqual([{ rating: 2 }]);
});

test('a visitor who rated elsewhere learns it, and is not asked again', async () => {
  show(() => {
    throw httpError(409, 'already_rated');
  });
  await userEvent.click(screen.getByRole('button', { name: '3 gwiazdki z 5' }));
  expect((await screen.findByRole('status')).textContent).toContain('już przez Ciebie oceniony');
  expect(localStorage.getItem('ratedArticles')).toBe('[["5",0]]');
});

test('a rating that was not saved is reported and can be tried again, as the same one', async () => {
  const http = show(() => {
    throw httpError(0, 'network_error');
  });
  const star = () => screen.getByRole('button', { name: '4 gwiazdki z 5' });
  await userEvent.click(star());
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zapisać oceny');
  http.answer('POST /articles/5/rating', accepted);
  await userEvent.click(star());
  expect((await screen.findByRole('status')).textContent).toContain('Dziękujemy');
  const [first, second] = http.calls.map(({ options }) => options.idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('what a browser without scripts sent is shown, and its form goes to the article', () => {
  show(accepted);
  const form = screen.getByRole('button', { name: '1 gwiazdka z 5' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/blog/a/b/']);
  cleanup();
  show(accepted, { sent: 4 });
  expect(screen.getByRole('status').textContent).toContain('Dziękujemy');
  cleanup();
  show(accepted, { sent: 'failed' });
  expect(screen.getByRole('alert')).toBeTruthy();
});
