import type { PageContext } from '@aksamit/shared-kit/contracts/platform';
import { createTranslations } from '@aksamit/shared-kit/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import en from '../../locales/en.json';
import pl from '../../locales/pl.json';
import type { MountCart } from './cart-place';
import { Footer } from './footer';
import { Header } from './header';

const context = (locale: 'pl' | 'en', basePath: string): PageContext => ({
  market: {
    id: 1,
    slug: 'pl',
    name: 'Polska',
    gtmId: null,
    additionalVisitTime: 15,
    locales: [
      { id: 1, name: 'Polski', code: 'pl', isoCode: 'pl' },
      { id: 2, name: 'English', code: 'en', isoCode: 'en' },
    ],
    currencies: [],
    hosts: [],
    pathPrefix: '',
    brand: { name: 'Aksamit', phone: '+48 22 123 45 67', email: 'a@example.com', complaintsEmail: 'c@example.com' },
    defaultPaymentMethod: 'przelewy24',
  },
  locale,
  basePath,
  origin: 'https://aksamit.example',
});
const alternates = { pl: '/cennik/', en: '/en/price-list/' };
const polish = { context: context('pl', ''), path: '/cennik/', t: createTranslations('pl', { pl, en }) };
const english = { context: context('en', '/en'), path: '/price-list/', t: createTranslations('en', { pl, en }) };

test('header and footer render on the server', () => {
  expect(renderToString(<Header {...polish} alternates={alternates} />)).toContain('Przejdź do treści');
  expect(renderToString(<Footer {...polish} year={2026} />)).toContain('2026');
});

test('links lead into the page’s market and language', () => {
  render(<Header {...english} alternates={alternates} />);
  const [menu] = screen.getAllByRole('link', { name: 'Price list' });
  expect(menu?.getAttribute('href')).toBe('/en/price-list/');
  expect(menu?.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { name: 'Women’s zone' })[0]?.getAttribute('href')).toBe('/en/womens-zone/');
});

test('the language switch leads to the same page in the other language', () => {
  render(<Header {...polish} alternates={alternates} />);
  const [other] = screen.getAllByRole('link', { name: 'English' });
  expect(other?.getAttribute('href')).toBe('/en/price-list/');
  expect(other?.getAttribute('hreflang')).toBe('en');
});

test('the search is a form that works by itself', () => {
  render(<Header {...polish} alternates={alternates} />);
  const [form] = screen.getAllByRole<HTMLFormElement>('search');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/szukaj/', 'get']);
  expect(
    within(form ?? document.body)
      .getByRole('searchbox')
      .getAttribute('name'),
  ).toBe('q');
});

test('the account link follows who is there', () => {
  const { rerender } = render(<Header {...polish} alternates={alternates} />);
  expect(screen.getAllByRole('link', { name: 'Zaloguj się' })[0]?.getAttribute('href')).toBe('/konto/logowanie/');
  rerender(<Header {...polish} alternates={alternates} isLoggedIn />);
  expect(screen.queryByRole('link', { name: 'Zaloguj się' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Twój panel' })[0]?.getAttribute('href')).toBe('/panel/');
});

test('the plain link to the cart stands until the mini-cart is there, and again when it fails', () => {
  let states = { onReady: () => {}, onFailed: () => {} };
  const takeAway = jest.fn();
  const mountCart: MountCart = (element, given) => {
    element.textContent = 'Koszyk: 2';
    states = given;
    return takeAway;
  };
  const { unmount } = render(<Header {...polish} alternates={alternates} mountCart={mountCart} />);
  expect(screen.getByRole('link', { name: 'Koszyk' }).getAttribute('href')).toBe('/koszyk/');
  act(() => states.onReady());
  expect(screen.queryByRole('link', { name: 'Koszyk' })).toBeNull();
  expect(screen.getByText('Koszyk: 2').hidden).toBe(false);
  act(() => states.onFailed());
  expect(screen.getByRole('link', { name: 'Koszyk' })).toBeTruthy();
  unmount();
  expect(takeAway).toHaveBeenCalledTimes(1);
});

describe('an open menu', () => {
  const open = () => {
    render(<Header {...polish} alternates={alternates} />);
    const summary = [...document.querySelectorAll('details[name="main-menu"] > summary')][0];
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !(summary instanceof HTMLElement)) throw new Error('no menu');
    details.open = true;
    return { details, summary };
  };

  test('closes on Escape and gives the focus back', () => {
    const { details, summary } = open();
    details.querySelector('a')?.focus();
    fireEvent.keyDown(document.activeElement ?? details, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  test('closes when the focus leaves it, not while it stays inside', () => {
    const { details } = open();
    const [first, second] = details.querySelectorAll('a');
    first?.focus();
    second?.focus();
    expect(details.open).toBe(true);
    screen.getAllByRole('searchbox')[0]?.focus();
    expect(details.open).toBe(false);
  });

  test('closes on a press outside and when a link in it is followed', async () => {
    const first = open();
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(first.details.open).toBe(false);
    first.details.open = true;
    const link = first.details.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    if (link) fireEvent.click(link);
    expect(first.details.open).toBe(false);
  });
});
