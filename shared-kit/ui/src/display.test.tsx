import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumbs } from './breadcrumbs';
import { Disclosure } from './disclosure';
import { ErrorState } from './error-state';
import { Notice } from './notice';
import { Picture } from './picture';
import { PriceBlock } from './price';
import { ProductCard } from './product-card';
import { Steps } from './steps';

test('a reduction shows what is paid, what it was, what is saved and the lowest price of 30 days', () => {
  const { container } = render(
    <PriceBlock
      final="249,00 zł"
      original="329,00 zł"
      originalLabel="Cena przed promocją"
      savings="−24%"
      lowestPrice="Najniższa cena z 30 dni: 289,00 zł"
    />,
  );
  expect(container.textContent).toBe('249,00 złCena przed promocją 329,00 zł−24%Najniższa cena z 30 dni: 289,00 zł');
  expect(container.querySelector('s')?.textContent).toContain('329,00 zł');
});

test('a price without a reduction has nothing struck', () => {
  const { container } = render(<PriceBlock final="79,00 zł" unit="za zabieg" />);
  expect(container.querySelector('s')).toBeNull();
  expect(container.textContent).toBe('79,00 złza zabieg');
});

test('a picture offers every width of its record and keeps its place', () => {
  const image = { kind: 'treatments' as const, id: '7', alt: 'Nogi', width: 960, height: 720, widths: [320, 640, 960] };
  const { container } = render(<Picture image={image} sizes="100vw" />);
  const shown = screen.getByRole('img', { name: 'Nogi' });
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/api/images/treatments/7-320.avif 320w, /api/images/treatments/7-640.avif 640w, /api/images/treatments/7-960.avif 960w',
  );
  expect(shown.getAttribute('src')).toBe('/api/images/treatments/7-640.webp');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['960', '720']);
  expect(shown.getAttribute('loading')).toBe('lazy');
});

test('the first picture of a page comes at once and before the rest', () => {
  const image = { kind: 'treatments' as const, id: '7', alt: '', width: 960, height: 720, widths: [960] };
  const { container } = render(<Picture image={image} sizes="100vw" eager />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

test('a phone gets its own version of a picture, with its own proportion', () => {
  const image = { kind: 'articles' as const, id: '7', alt: '', width: 1280, height: 720, widths: [320, 640] };
  const phone = { ...image, id: '7v1', height: 960 };
  const { container } = render(<Picture image={image} phone={phone} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ media, type }) => `${media} ${type}`.trim())).toEqual([
    '(max-width: 639.98px) image/avif',
    '(max-width: 639.98px) image/webp',
    'image/avif',
  ]);
  expect(sources[0]?.srcset).toContain('/7v1-');
  expect([sources[0]?.getAttribute('width'), sources[0]?.getAttribute('height')]).toEqual(['1280', '960']);
});

test('steps mark the current one and link back to those done', () => {
  const steps = [{ label: 'Koszyk', href: '/koszyk/' }, { label: 'Rezerwacja' }, { label: 'Płatność' }];
  render(<Steps label="Zakupy" doneLabel="gotowe" current={1} steps={steps} />);
  const [done, current, ahead] = screen.getAllByRole('listitem');
  expect(done?.textContent).toContain('(gotowe)');
  expect(
    within(done ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/koszyk/');
  expect(current?.getAttribute('aria-current')).toBe('step');
  expect(ahead?.getAttribute('aria-current')).toBeNull();
});

test('breadcrumbs end with the page itself, which is no link', () => {
  render(
    <Breadcrumbs
      label="Jesteś tutaj"
      items={[
        { label: 'Start', href: '/' },
        { label: 'Pachy', href: '/x/' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Pachy').getAttribute('aria-current')).toBe('page');
});

test('a card is one link by its title, with its action beside', () => {
  render(<ProductCard title="Pachy" href="/strefa-kobiet/pachy/" action={<button type="button">Do koszyka</button>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Pachy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pachy' }).getAttribute('href')).toBe('/strefa-kobiet/pachy/');
  expect(screen.getByRole('button', { name: 'Do koszyka' })).toBeTruthy();
});

test('an error is announced and can be tried again', async () => {
  const retry = jest.fn();
  render(<ErrorState title="Nie udało się" retryLabel="Ponów" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Nie udało się');
  await userEvent.click(screen.getByRole('button', { name: 'Ponów' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('a notice that appears %s is a %s', (announce, role) => {
  render(<Notice announce={announce}>Gotowe</Notice>);
  expect(screen.getByRole(role).textContent).toBe('Gotowe');
});

test('what folds opens by its line, and reports it', async () => {
  const opened: boolean[] = [];
  const report = (isOpen: boolean) => opened.push(isOpen);
  render(
    <Disclosure summary="Masz kod?" onToggle={(event) => report(event.currentTarget.open)}>
      <p>Pole na kod</p>
    </Disclosure>,
  );
  await userEvent.click(screen.getByText('Masz kod?'));
  expect(screen.getByText('Pole na kod').closest('details')?.open).toBe(true);
  await waitFor(() => expect(opened).toEqual([true]));
});
