import { renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pl from '../../locales/question-search.pl.json';
import { QuestionSearch } from './question-search';

const show = () =>
  renderModule(
    <>
      <QuestionSearch questionsId="questions" />
      <div id="questions">
        <section>
          <h3>Wizyta</h3>
          <details>
            <summary>Czy mogę przełożyć wizytę?</summary>
            <div>Tak, w panelu.</div>
          </details>
          <details>
            <summary>Co zabrać?</summary>
            <div>Dokument.</div>
          </details>
        </section>
        <section>
          <h3>Płatności</h3>
          <details>
            <summary>Jak zapłacić?</summary>
            <div>BLIKIEM.</div>
          </details>
        </section>
      </div>
    </>,
    {
      module: 'content',
      resources: { pl, en: pl },
      sitemap: { 'catalog/search': { pl: '/szukaj/', en: '/search/' } },
    },
  );

const visible = () =>
  [...document.querySelectorAll('details')].filter((one) => !one.hidden && !one.closest('[hidden]')).length;

test('narrows the questions by words in any order, without accents, and announces how many match', async () => {
  show();
  const field = screen.getByRole('searchbox', { name: 'Szukaj w pytaniach' });
  expect(visible()).toBe(3);
  await userEvent.type(field, 'wizyte przelozyc');
  expect(visible()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Pasuje 1\u00a0pytanie');
  expect(screen.queryByRole('heading', { name: 'Płatności' })).toBeNull();
  await userEvent.clear(field);
  expect(visible()).toBe(3);
  await userEvent.type(field, 'rower');
  expect(visible()).toBe(0);
  expect(screen.getByRole('status').textContent).toMatch(/^Żadne pytanie nie pasuje/);
});

test('without scripts it searches the shop', () => {
  show();
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/szukaj/', 'get']);
});
