import { fireEvent, screen } from '@testing-library/react';
import { pressLink } from '../../testing/press-link';
import { holdLinksWhileOffline } from './links-offline';

const t = (key: string) => key;
const open = jest.fn();
let isOnline = false;

beforeAll(() => {
  Object.defineProperty(window.navigator, 'onLine', { get: () => isOnline });
  holdLinksWhileOffline({ t, open });
});
beforeEach(() => {
  isOnline = false;
  open.mockClear();
  document.body.innerHTML = `<a href="/cennik/">Cennik</a><a href="#faq">Pytania</a>
    <a href="https://example.org/">Partner</a><a href="/plik.pdf" target="_blank">Plik</a>`;
});

const comeBack = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};

test('offline, the page stays and the one that was chosen last is opened with the connection', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/koszyk/">Koszyk</a>');
  expect(pressLink('Cennik')).toBe(false);
  expect(pressLink('Koszyk')).toBe(false);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('offline.text');
  expect(open).not.toHaveBeenCalled();
  comeBack();
  expect(open.mock.calls).toEqual([['http://localhost/koszyk/']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who decides to stay is led nowhere', () => {
  pressLink('Cennik');
  fireEvent.click(screen.getByRole('button', { name: 'offline.stay' }));
  expect(screen.queryByRole('alert')).toBeNull();
  comeBack();
  expect(open).not.toHaveBeenCalled();
});

test('with a connection, and for what leaves this page as it is, links are the browser’s', () => {
  expect(pressLink('Pytania')).toBe(true);
  expect(pressLink('Partner')).toBe(true);
  expect(pressLink('Plik')).toBe(true);
  expect(pressLink('Cennik', { ctrlKey: true })).toBe(true);
  isOnline = true;
  expect(pressLink('Cennik')).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
