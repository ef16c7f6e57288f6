import { renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { StartPage } from './start.page';

const show = (locale: 'pl' | 'en') =>
  renderModule(<StartPage />, {
    module: 'template-module',
    resources: { pl, en },
    page: { name: 'start' },
    locale,
  });

test.each([
  ['pl', pl],
  ['en', en],
] as const)('has a heading and a title in %s', (locale, texts) => {
  const { heads } = show(locale);
  expect(screen.getByRole('heading', { level: 1, name: texts.start.title })).toBeTruthy();
  expect(heads.at(-1)?.title).toBe(texts.start.metaTitle);
});
