import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bought, visit } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { VisitsPage } from './visits.page';

type Options = NonNullable<Parameters<typeof renderPanel>[2]>;

/** A host that records the fragments that are mounted in it. */
function recordingHost(): {
  host: NonNullable<Options['host']>;
  mounted: { module: string; name: string; props: unknown }[];
} {
  const mounted: { module: string; name: string; props: unknown }[] = [];
  return {
    mounted,
    host: {
      mountFragment: ({ module, name, props }) => {
        mounted.push({ module, name, props });
        return { update: () => undefined, unmount: () => undefined };
      },
    },
  };
}

test('moving opens the picker that cart-checkout lends, and shows what became of it', async () => {
  const { host, mounted } = recordingHost();
  renderPanel(
    <VisitsPage />,
    { 'GET /me/events': () => ({ events: [visit] }) },
    {
      at: '/panel/zamowienia/?move=e1',
      host,
    },
  );
  await screen.findByRole('heading', { level: 2, name: 'Depilacja laserowa pach' });
  expect(mounted).toEqual([
    {
      module: 'cart-checkout',
      name: 'slot-picker',
      props: {
        pickerId: 'panel-visit-e1',
        kind: 'visit',
        id: 'e1',
        product: { id: '3', name: 'Depilacja laserowa pach', category: 'epilation' },
        locationId: '1',
        startAt: visit.startAt,
      },
    },
  ]);
});

test.each([
  ['?move=gone', 'Nie znaleźliśmy tej wizyty'],
  ['?move=e1', 'Tej wizyty nie można przełożyć'],
])('%s of what cannot be moved shows the reason', async (query, reason) => {
  renderPanel(
    <VisitsPage />,
    { 'GET /me/events': () => ({ events: [{ ...visit, canChange: false }] }) },
    { at: `/panel/zamowienia/${query}` },
  );
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('before the next visit of a series the rules on health are acknowledged, then a time is chosen', async () => {
  let isDone = false;
  const { host, mounted } = recordingHost();
  const { http } = renderPanel(
    <VisitsPage />,
    {
      'GET /me/order-products': () => ({ orderProducts: [{ ...bought, asksHealth: !isDone }] }),
      'POST /consents': () => {
        isDone = true;
        return { consents: [] };
      },
    },
    {
      at: '/panel/zamowienia/?book=p1',
      host,
    },
  );
  const acknowledge = await screen.findByRole('button', { name: /^Znam te zasady/ });
  expect(mounted).toEqual([]);
  await userEvent.setup().click(acknowledge);
  await waitFor(() => expect(mounted.map(({ name }) => name)).toEqual(['slot-picker']));
  // The rules are gone, and with them the button.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Umów wizytę'));
  expect(http.bodiesOf('POST /consents')).toEqual([
    { agrees: [{ type: 'health', value: true }], textVersion: '2026-11-21', source: '/panel/zamowienia/' },
  ]);
});

describe('the age, where nothing is known of it', () => {
  const open = (answers: object = {}) => {
    const { host, mounted } = recordingHost();
    const { http } = renderPanel(
      <VisitsPage />,
      {
        'GET /me/order-products': () => ({ orderProducts: [{ ...bought, asksHealth: false, asksAge: true }] }),
        ...answers,
      },
      {
        at: '/panel/zamowienia/?book=p1',
        host,
      },
    );
    return { http, propsOfMounted: () => mounted.map(({ props }) => props) };
  };
  const goOn = async () => userEvent.click(await screen.findByRole('button', { name: /^Znam te zasady/ }));

  test('is asked before a time is chosen, and goes along with the booking', async () => {
    const { http, propsOfMounted } = open();
    await goOn();
    const ages = screen.getByRole('radiogroup', { name: /Ile masz lat/ });
    expect(screen.getByText('Zaznacz, ile masz lat')).toBeTruthy();
    expect(ages.contains(document.activeElement)).toBe(true);
    expect(propsOfMounted()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^16 lub 17 lat/ }));
    await goOn();
    await waitFor(() =>
      expect(propsOfMounted()).toMatchObject([{ kind: 'orderProduct', ageDeclaration: 'minorWithGuardian' }]),
    );
    expect(http.bodiesOf('POST /consents')).toEqual([]);
  });

  test('under 16 is refused, with whom to ask', async () => {
    const { propsOfMounted } = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Mniej niż 16 lat' }));
    expect(screen.getByText(/Nie wykonujemy zabiegów/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Napisz do nas/ }).getAttribute('href')).toBe('/panel/kontakt/');
    await goOn();
    expect(propsOfMounted()).toEqual([]);
  });
});

test('before a visit is moved after a gap the rules on health are acknowledged again', async () => {
  let isDone = false;
  const { host, mounted } = recordingHost();
  const { http } = renderPanel(
    <VisitsPage />,
    {
      'GET /me/events': () => ({ events: [{ ...visit, asksHealth: !isDone }] }),
      'POST /consents': () => {
        isDone = true;
        return { consents: [] };
      },
    },
    {
      at: `/panel/zamowienia/?move=${visit.id}`,
      host,
    },
  );
  const acknowledge = await screen.findByRole('button', { name: /^Znam te zasady/ });
  expect(mounted).toEqual([]);
  await userEvent.click(acknowledge);
  await waitFor(() => expect(mounted.map(({ name }) => name)).toEqual(['slot-picker']));
  expect(http.bodiesOf('POST /consents')).toHaveLength(1);
});

test('a place that became free is looked for in its own salon first', async () => {
  const { host, mounted } = recordingHost();
  renderPanel(
    <VisitsPage />,
    { 'GET /me/order-products': () => ({ orderProducts: [bought] }) },
    {
      at: '/panel/zamowienia/?book=p1&salon=8',
      host,
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Umów wizytę' })).toBeTruthy();
  await waitFor(() => expect(mounted).toMatchObject([{ props: { locationId: '8' } }]));
});

test.each([
  [true, [['therapistId', '5']]],
  [false, []],
])('moving keeps a therapist who was asked for (%s)', async (isChosen, expected) => {
  const { host, mounted } = recordingHost();
  const event = { ...visit, therapist: { id: '5', firstName: 'Alicja', isChosen } };
  renderPanel(
    <VisitsPage />,
    { 'GET /me/events': () => ({ events: [event] }) },
    { at: '/panel/zamowienia/?move=e1', host },
  );
  await waitFor(() => expect(mounted).toHaveLength(1));
  expect(Object.entries(mounted[0]?.props ?? {}).filter(([name]) => name === 'therapistId')).toEqual(expected);
});
