import { renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAfterTexts } from '../../../texts/before-after-texts';
import { BeforeAfter } from './before-after';

const image = (id: string, alt: string) => ({
  ...{ kind: 'treatments' as const, id, alt, width: 1280, height: 960, widths: [320, 1280] },
});
const pair = { before: image('7p1', 'Grube włosy'), after: image('7p2', 'Jeden włos') };
const show = (isIllustration: boolean) =>
  renderModule(<BeforeAfter {...pair} isIllustration={isIllustration} />, {
    module: 'catalog',
    resources: beforeAfterTexts,
  });

test('both pictures have their words and captions, and a range moves the border between them', () => {
  show(true);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['Grube włosy', 'Jeden włos']);
  expect(screen.getAllByRole('figure').map((one) => one.textContent)).toEqual(['Przed', 'Po']);
  const range = screen.getByRole('slider', { name: 'Granica między obrazem „przed” a obrazem „po”' });
  const frame = range.parentElement;
  expect(frame?.style.getPropertyValue('--border')).toBe('50%');
  fireEvent.change(range, { target: { value: '20' } });
  expect(frame?.style.getPropertyValue('--border')).toBe('20%');
  expect(range.getAttribute('aria-valuetext')).toBe('obraz „po” zajmuje 80%');
});

test('drawings are marked as illustrations, photographs are not', () => {
  const { unmount } = show(true);
  expect(screen.getByText(/^Ilustracja poglądowa/)).toBeTruthy();
  unmount();
  show(false);
  expect(screen.queryByText(/Ilustracja/)).toBeNull();
});
