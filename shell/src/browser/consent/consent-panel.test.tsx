import { fireEvent, screen } from '@testing-library/react';
import { mountConsent } from './consent-panel';

const nothing = { analytical: false, marketing: false };

let leave = () => {};

function shown(isAskedFor = false, consent = nothing, onClose = () => {}) {
  leave();
  document.body.innerHTML = '<main></main>';
  const onDecide = jest.fn();
  leave = mountConsent({ locale: 'pl', privacyHref: '/prywatnosc/', consent, isAskedFor, onDecide, onClose });
  return onDecide;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('all are accepted or only the necessary, each with one press', () => {
  const onDecide = shown();
  press('Akceptuję wszystkie');
  press('Akceptuję niezbędne');
  expect(onDecide.mock.calls).toEqual([[{ analytical: true, marketing: true }], [nothing]]);
});

test('the settings save what is chosen, nothing being chosen beforehand', () => {
  const onDecide = shown();
  press('Ustawienia');
  expect(screen.getByRole('checkbox', { name: /Niezbędne/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: /Analityczne/ })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('checkbox', { name: /Analityczne/ }));
  press('Zapisz');
  expect(onDecide).toHaveBeenCalledWith({ analytical: true, marketing: false });
});

test('opened to change a decision it shows what holds and takes the focus', () => {
  shown(true, { analytical: true, marketing: false });
  expect(screen.getByRole('checkbox', { name: /Analityczne/ })).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('the page ends above it as long as it stands there', () => {
  shown();
  expect(document.body.style.paddingBottom).toMatch(/^[1-9]\d*px$/);
  expect(document.documentElement.style.scrollPaddingBottom).toBe(document.body.style.paddingBottom);
  leave();
  expect(document.body.style.paddingBottom).toBe('');
});

test('opening the settings leads the focus to them', () => {
  shown();
  press('Ustawienia');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

const pressEscape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });

test('Escape and the close button leave settings that the visitor opened, with nothing decided', () => {
  const onClose = jest.fn();
  const onDecide = shown(true, nothing, onClose);
  pressEscape(screen.getByRole('heading'));
  pressEscape(document.body);
  press('Zamknij ustawienia');
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(onDecide).not.toHaveBeenCalled();
});

test('Escape leads from the settings back to the question, whose button has the focus again', () => {
  const onClose = jest.fn();
  shown(false, nothing, onClose);
  pressEscape(document.body);
  press('Ustawienia');
  fireEvent.click(screen.getByRole('checkbox', { name: /Analityczne/ }));
  pressEscape(screen.getByRole('heading'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ustawienia' }));
  expect(onClose).not.toHaveBeenCalled();
  press('Ustawienia');
  expect(screen.getByRole('checkbox', { name: /Analityczne/ })).toHaveProperty('checked', false);
});

test('Escape pressed elsewhere on the page is not meant for it', () => {
  const onClose = jest.fn();
  shown(true, nothing, onClose);
  const menu = document.body.appendChild(document.createElement('button'));
  pressEscape(menu);
  menu.remove();
  expect(onClose).not.toHaveBeenCalled();
});
