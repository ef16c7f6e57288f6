import { act, fireEvent } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { Bus } from '../bus';
import type { FragmentHandle, HostServices } from '../platform';
import { testPageContext } from '../testing/test-context';
import { createBrowserFragment } from './browser-fragment';

async function mount(component: ComponentType, state?: unknown) {
  const fragment = createBrowserFragment({ module: 'cart', name: 'part', component, resources: { pl: {}, en: {} } });
  const element = document.body.appendChild(document.createElement('div'));
  let handle: FragmentHandle | undefined;
  await act(async () => {
    handle = fragment.mount({
      element,
      version: 1,
      props: {},
      context: testPageContext('pl'),
      state,
      bus: new Bus({ development: true, onViolation: () => undefined }).handle('cart'),
      host: { sitemap: {} } as HostServices,
      onError: (error) => {
        throw error;
      },
    });
  });
  return { element, handle };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

let queries: typeof import('../query');

function Salon() {
  const { data } = queries.useQuery({ queryKey: ['salon'], queryFn: () => 'none', staleTime: 60_000 });
  return <p>{data}</p>;
}

test('queries are there for roots whose code imports them; one without is not mounted anew', async () => {
  const { element, handle } = await mount(Counter);
  fireEvent.click(element.querySelector('button') as Element);
  expect(element.textContent).toBe('1');

  queries = await import('../query');
  const server = new queries.QueryClient();
  server.setQueryData(['salon'], 'Wola');
  const other = await mount(Salon, queries.dehydrate(server));
  expect(other.element.textContent).toBe('Wola');

  await act(async () => handle?.update({}));
  expect(element.textContent).toBe('1');
});
