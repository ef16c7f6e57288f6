import { EARLY_SESSION } from '../../isomorphic/early-session-script';
import { fetchWithEarlySession } from './early-session';

const answer = () => Promise.resolve({ ok: true } as Response);

beforeEach(() => {
  const page = { context: { market: { slug: 'pl' }, locale: 'en' } };
  document.body.innerHTML = `<script type="application/json" id="aksamit-page">${JSON.stringify(page)}</script>`;
  window.fetch = jest.fn(answer);
});
afterEach(() => {
  window.earlySession = undefined;
});

const haveSession = () => jest.spyOn(document, 'cookie', 'get').mockReturnValue('theme=1; session-present=1');

/** Runs the script as the page does before its other scripts are loaded. */
const runInPage = () => new Function('self', EARLY_SESSION)(window);

test('who is logged in is asked once, by the page itself, and the host takes the answer', async () => {
  haveSession();
  runInPage();
  expect(window.fetch).toHaveBeenCalledWith(
    '/api/me',
    expect.objectContaining({ headers: { accept: 'application/json', 'accept-language': 'en', 'market-slug': 'pl' } }),
  );
  const asked = window.earlySession;
  expect(fetchWithEarlySession('/api/me')).toBe(asked);
  await fetchWithEarlySession('/api/me');
  expect(window.fetch).toHaveBeenCalledTimes(2);
});

test('other calls go their own way and leave the early answer alone', async () => {
  haveSession();
  runInPage();
  await fetchWithEarlySession('/api/visitors', { method: 'POST' });
  expect(window.fetch).toHaveBeenLastCalledWith('/api/visitors', { method: 'POST' });
  expect(window.earlySession).toBeDefined();
});

test('without the mark of a session nothing is asked', () => {
  runInPage();
  expect(window.fetch).not.toHaveBeenCalled();
});
