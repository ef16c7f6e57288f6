import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { NewsletterPage } from './newsletter.page';
import { NewsletterLinkPage } from './newsletter-link.page';

const sitemap = {
  'content/home': { pl: '/', en: '/' },
  'content/newsletter': { pl: '/newsletter/', en: '/newsletter/' },
  'content/privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
};

function show(page: 'newsletter' | 'newsletter-confirmation' | 'newsletter-cancellation', url: string) {
  window.history.replaceState(null, '', url);
  const http = createFakeHttp({});
  renderModule(page === 'newsletter' ? <NewsletterPage /> : <NewsletterLinkPage />, {
    module: 'content',
    resources,
    http,
    page: { name: page },
    sitemap,
  });
  return http;
}
beforeEach(() => {
  localStorage.clear();
  // The page was open for longer than a program needs.
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
});

test('an address is sent with the text that was read and the page; thanks name what to do', async () => {
  const http = show('newsletter', '/newsletter/');
  http.answer('POST /newsletter-subscriptions', () => ({}));
  fireEvent.change(await screen.findByLabelText(/^E-mail/), { target: { value: 'anna@example.com' } });
  expect(screen.getByText(/Zgodę cofniesz/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz mnie' }));
  const thanks = await screen.findByRole('heading', { name: 'Sprawdź swoją skrzynkę' });
  expect(document.activeElement).toBe(thanks);
  expect(http.bodiesOf('POST /newsletter-subscriptions')).toMatchObject([
    { email: 'anna@example.com', textVersion: '2026-11-26', source: '/newsletter/' },
  ]);
});

test.each([
  ['confirmation', 'Potwierdzam zapis', /zapis jest potwierdzony/],
  ['cancellation', 'Rezygnuję z newslettera', /nie będziemy już wysyłać/],
] as const)('the link of a %s does it on a press, not by opening', async (link, button, done) => {
  const http = show(`newsletter-${link}`, '/newsletter/x/?token=abc');
  const call = `POST /newsletter-subscriptions/${link}`;
  http.answer(call, () => ({}));
  const press = await screen.findByRole('button', { name: button });
  expect(http.bodiesOf(call)).toEqual([]);
  await userEvent.click(press);
  expect(await screen.findByText(done)).toBeTruthy();
  expect(http.bodiesOf(call)).toEqual([{ token: 'abc' }]);
});

test('a link that is over shows why, and where a new one comes from', async () => {
  const http = show('newsletter-confirmation', '/newsletter/x/?token=abc');
  http.answer('POST /newsletter-subscriptions/confirmation', () => {
    throw httpError(422, 'link_invalid', { message: 'Link stracił ważność' });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Potwierdzam zapis' }));
  expect(await screen.findByText('Link stracił ważność')).toBeTruthy();
  expect(screen.queryByText('Jeszcze jedno kliknięcie i jesteś na liście.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Przejdź do newslettera' }).getAttribute('href')).toBe('/newsletter/');
});

test('without a token there is nothing to press', async () => {
  show('newsletter-cancellation', '/newsletter/x/');
  expect(await screen.findByText(/Tego linku nie da się odczytać/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rezygnuję z newslettera' })).toBeNull();
  expect(screen.queryByText(/nie wyślemy już żadnego newslettera/)).toBeNull();
});
