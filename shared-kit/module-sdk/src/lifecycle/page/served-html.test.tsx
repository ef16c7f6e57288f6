import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../error-boundary';
import { PageOutlet } from './page-outlet';
import { dropServed, keepServed, ServedHtml } from './served-html';

/** Hydrates the server's markup of this page, as a module does. */
async function hydrate(page: ComponentType): Promise<{ root: HTMLElement; onError: jest.Mock; onShown: jest.Mock }> {
  jest.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  root.innerHTML = '<div data-page="one"><!--$--><h1>from the server</h1><!--/$--></div>';
  document.body.replaceChildren(root);
  const onError = jest.fn();
  const onShown = jest.fn();
  keepServed(root);
  await act(async () => {
    hydrateRoot(
      root,
      <ErrorBoundary onError={onError} onShown={onShown} fallback={<ServedHtml root={root} />}>
        <PageOutlet pages={{ one: page }} name="one" onArrived={() => dropServed(root)} />
      </ErrorBoundary>,
      { onRecoverableError: () => undefined },
    );
  });
  return { root, onError, onShown };
}

test('a page whose script cannot be had stays readable as the server rendered it', async () => {
  const { root, onError } = await hydrate(lazy(() => Promise.reject(new Error('404'))));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(root.textContent).toBe('from the server');
});

test('so does one that throws when it is first rendered', async () => {
  const { root, onError } = await hydrate(() => {
    throw new Error('on purpose');
  });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(root.textContent).toBe('from the server');
});

test('a page that worked and breaks later does not turn back into its beginning', async () => {
  const { root, onError, onShown } = await hydrate(() => {
    const [isBroken, breakIt] = useState(false);
    if (isBroken) throw new Error('on purpose');
    return (
      <h1>
        <button type="button" onClick={() => breakIt(true)}>
          from the server
        </button>
      </h1>
    );
  });
  expect(onError).not.toHaveBeenCalled();
  expect(onShown).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(root.textContent).toBe('');
});

function Broken(): ReactNode {
  throw new Error('on purpose');
}

test('a boundary that is rendered again, as once a throw is fixed, reports that its content is shown', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const onShown = jest.fn();
  const within = (key: string, child: ReactNode) => (
    <ErrorBoundary key={key} onError={() => undefined} onShown={onShown}>
      {child}
    </ErrorBoundary>
  );
  const { rerender } = render(within('first', <Broken />));
  expect(onShown).not.toHaveBeenCalled();
  rerender(within('second', 'mended'));
  expect(onShown).toHaveBeenCalledTimes(1);
});
