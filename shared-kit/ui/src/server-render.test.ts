import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as kit from '.';
import * as form from './form';

// Runs in Node, where touching window or document throws.
const h = createElement;
const image = { kind: 'articles' as const, id: '1', alt: 'Laser', width: 960, height: 720, widths: [320, 960] };

const parts: Record<string, ReactElement> = {
  Accordion: h(kit.Accordion, { items: [{ id: 'a', title: 'Pytanie', content: 'Odpowiedź' }] }),
  Button: h(kit.Button, { busy: true }, 'Zapisz'),
  Dialog: h(kit.Dialog, { open: false, title: 'Tytuł', closeLabel: 'Zamknij', onClose: () => {}, children: 'Treść' }),
  ErrorState: h(kit.ErrorState, { title: 'Błąd', retryLabel: 'Ponów', onRetry: () => {} }),
  LinkButton: h(kit.LinkButton, { href: '/cennik/' }, 'Cennik'),
  Notice: h(kit.Notice, { tone: 'warning' }, 'Uwaga'),
  Picture: h(kit.Picture, { image, sizes: '100vw' }),
  ProductCard: h(kit.ProductCard, { title: 'Pachy', href: '/x/', price: h(kit.PriceBlock, { final: '79,00 zł' }) }),
  Section: h(kit.Section, { tone: 'blush' }, h(kit.Container, null, h(kit.Grid, null, h(kit.Stack, null, 'Treść')))),
  Stars: h(kit.Stars, { rating: 4.5, label: 'Ocena 4,50 na 5' }),
  Steps: h(kit.Steps, { label: 'Kroki', doneLabel: 'gotowe', current: 0, steps: [{ label: 'Koszyk' }] }),
  Tabs: h(kit.Tabs, { label: 'Widoki', items: [{ label: 'Wizyty', href: '/x/', current: true }] }),
  Checkbox: h(form.Checkbox, { label: 'Zgoda', required: true }),
  Field: h(form.Field, { label: 'Imię', children: h(form.TextInput) }),
  ErrorSummary: h(form.ErrorSummary, {
    title: 'Popraw',
    attempt: 1,
    errors: [{ fieldId: 'a', message: 'Podaj imię' }],
  }),
  QuantityStepper: h(form.QuantityStepper, {
    label: 'Liczba',
    decreaseLabel: 'Mniej',
    increaseLabel: 'Więcej',
    value: 1,
    onChange: () => {},
  }),
  RadioCards: h(form.RadioCards, {
    legend: 'Płatność',
    inputProps: { name: 'p' },
    options: [{ value: 'cash', label: 'W salonie' }],
  }),
};

test.each(Object.entries(parts))('%s renders on the server', (_, element) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toMatch(/^<.+>$/s);
});
