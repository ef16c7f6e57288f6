import { act } from '@testing-library/react';
import { renderPanel } from '../testing/render-panel';
import { LoginPage } from './login.page';

test('who is logged in leaves for the page that was wanted, also while that page of another module is on its way', async () => {
  renderPanel(<LoginPage />, {}, { at: '/konto/logowanie/?next=%2Fkoszyk%2Fpodsumowanie%2F' });
  await act(async () => undefined);
  expect(window.location.pathname).toBe('/koszyk/podsumowanie/');
});

test('without a page that was wanted the login leads to the panel', async () => {
  renderPanel(<LoginPage />, {}, { at: '/konto/logowanie/' });
  await act(async () => undefined);
  expect(window.location.pathname).toBe('/panel/');
});
