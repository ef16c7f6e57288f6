import { waitFor } from '@testing-library/react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { EarlyActions, takeEarlyActions } from './early-actions';
import { hydrateInSlices } from './hydrate-in-slices';

const HTML = '<button type="button">add</button>';

/** A page as the server sent it. */
function serverPage(): { root: HTMLElement; button: HTMLButtonElement } {
  const root = document.createElement('div');
  root.dataset.module = 'catalog';
  root.innerHTML = HTML;
  document.body.replaceChildren(root);
  const button = root.querySelector('button');
  if (!button) throw new Error('Failed to make the page: it has no button.');
  return { root, button };
}

// As the page's own script does.
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-works]')) return;
    window.earlyPress = target;
    target.setAttribute('data-pressed', '');
  },
  { capture: true },
);

beforeEach(() => {
  window.earlyPress = undefined;
  // React's own scheduling, not the test's: presses come between its steps.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function Waiting({
  part,
  onAttempt,
  children,
}: {
  part: Promise<void> | undefined;
  onAttempt(): void;
  children: ReactNode;
}) {
  onAttempt();
  if (part) use(part);
  return children;
}

/** Around the tested component: a parent's effects run after those of its children, so by then all replays are done. */
function Watched({ onDone, children }: { onDone(): void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

function hydrate(root: HTMLElement, onPress: () => void, part?: Promise<void>) {
  const hydrated = jest.fn();
  const attempted = jest.fn();
  const done = jest.fn();
  const reactRoot = hydrateInSlices(
    root,
    <Watched onDone={done}>
      <EarlyActions root={root}>
        <Waiting part={part} onAttempt={attempted}>
          <button
            type="button"
            onClick={onPress}
            ref={(element) => {
              if (element) hydrated();
            }}
          >
            add
          </button>
        </Waiting>
      </EarlyActions>
    </Watched>,
    { module: 'catalog', onRecoverableError: () => undefined },
  );
  return {
    hydrated,
    /** React has begun to hydrate the content. */
    begun: () => waitFor(() => expect(attempted).toHaveBeenCalled()),
    /** The content is hydrated, and all replays are done. */
    settled: () => waitFor(() => expect(done).toHaveBeenCalled()),
    end: () => reactRoot.unmount(),
  };
}

/** As a finger does: `click()` would ignore the second press inside the first. */
const press = (button: Element) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a press from before the scripts is made again once', async () => {
  const { root, button } = serverPage();
  press(button);
  const pressed = jest.fn();
  const { settled, end } = hydrate(root, pressed);
  await settled();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.dataset.pressed).toBeUndefined();
  press(button);
  expect(pressed).toHaveBeenCalledTimes(2);
  end();
});

test('a press while the content is being taken over counts once', async () => {
  const { root, button } = serverPage();
  const pressed = jest.fn();
  const { hydrated, settled, end } = hydrate(root, pressed);
  expect(hydrated).not.toHaveBeenCalled();
  press(button);
  await settled();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.dataset.pressed).toBeUndefined();
  end();
});

test('who presses again during the take-over is served once', async () => {
  const { root, button } = serverPage();
  press(button);
  const pressed = jest.fn();
  const { settled, end } = hydrate(root, pressed);
  press(button);
  await settled();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.dataset.pressed).toBeUndefined();
  end();
});

test('a press that React cannot serve yet, since a part is still on its way, is made once the part is there', async () => {
  const { root, button } = serverPage();
  let arrive = () => undefined as unknown;
  const part = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pressed = jest.fn();
  const { hydrated, begun, settled, end } = hydrate(root, pressed, part);
  await begun();
  expect(root.dataset.takingOver).toBeDefined();
  press(button);
  expect(hydrated).not.toHaveBeenCalled();
  arrive();
  await settled();
  expect(root.dataset.takingOver).toBeUndefined();
  expect(button.dataset.pressed).toBeUndefined();
  expect(pressed).toHaveBeenCalledTimes(1);
  end();
});

test("a press in a fragment's place is the fragment's, not its page's, and none of another place", async () => {
  const { root, button } = serverPage();
  const fragment = document.createElement('div');
  fragment.dataset.fragment = 'cart-checkout/add-to-cart@1';
  fragment.append(button);
  root.append(fragment);
  press(button);
  const remembered = window.earlyPress;
  takeEarlyActions(root);
  expect(window.earlyPress).toBe(remembered);
  const pressed = jest.fn();
  const own = hydrate(fragment, pressed);
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  own.end();
});

function Form({ onTyped }: { onTyped(text: string): void }) {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [size, setSize] = useState('s');
  useEffect(() => onTyped(`${text} ${ticked} ${size}`), [onTyped, text, ticked, size]);
  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input name="ticked" type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
      <select name="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
    </form>
  );
}

describe('what was typed before the scripts', () => {
  test('is entered again where the form began anew', async () => {
    const typed = jest.fn();
    const node = (root?: Element) => (
      <EarlyActions root={root}>
        <Form onTyped={typed} />
      </EarlyActions>
    );
    const { root } = serverPage();
    root.innerHTML = renderToString(node());
    const [text, ticked] = root.querySelectorAll('input');
    const size = root.querySelector('select');
    if (!text || !ticked || !size) throw new Error('Failed to make the form.');
    text.value = 'Anna';
    ticked.checked = true;
    size.value = 'm';
    window.earlyEntries = new Map<Element, string | boolean>([
      [text, 'Anna'],
      [ticked, true],
      [size, 'm'],
    ]);
    const reactRoot = hydrateInSlices(root, node(root), { module: 'catalog', onRecoverableError: () => undefined });
    await waitFor(() => expect(typed).toHaveBeenLastCalledWith('Anna true m'));
    expect([text.value, ticked.checked, size.value]).toEqual(['Anna', true, 'm']);
    expect(window.earlyEntries.size).toBe(0);
    reactRoot.unmount();
  });

  test("is left to a fragment's own root", async () => {
    const { root } = serverPage();
    root.innerHTML = '<div data-fragment="buy"><input></div>';
    const field = root.querySelector('input');
    if (!field) throw new Error('Failed to make the field.');
    window.earlyEntries = new Map([[field, 'Anna']]);
    const done = jest.fn();
    const node = (
      <Watched onDone={done}>
        <EarlyActions root={root}>{null}</EarlyActions>
      </Watched>
    );
    const reactRoot = hydrateInSlices(root, node, { module: 'catalog', onRecoverableError: () => undefined });
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(window.earlyEntries.get(field)).toBe('Anna');
    reactRoot.unmount();
  });
});

function TickedForm({ onAdd }: { onAdd(isTicked: boolean): void }) {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => setIsTicked(target.checked)} />
      <button type="button" onClick={() => onAdd(isTicked)}>
        add
      </button>
    </>
  );
}

test('a press is made again once what was ticked before it is rendered', async () => {
  const root = document.createElement('div');
  root.dataset.module = 'catalog';
  const added = jest.fn();
  root.innerHTML = renderToString(<TickedForm onAdd={added} />);
  document.body.replaceChildren(root);
  const [box, button] = [root.querySelector('input'), root.querySelector('button')];
  if (!box || !button) throw new Error('Failed to make the page: a field is missing.');
  box.checked = true;
  window.earlyEntries = new Map([[box, true]]);
  press(button);
  const hydrated = jest.fn();
  const reactRoot = hydrateInSlices(
    root,
    <EarlyActions root={root} onHydrated={hydrated}>
      <TickedForm onAdd={added} />
    </EarlyActions>,
    { module: 'catalog', onRecoverableError: () => undefined },
  );
  await waitFor(() => expect(hydrated).toHaveBeenCalled());
  expect(added.mock.calls).toEqual([[true]]);
  reactRoot.unmount();
});
