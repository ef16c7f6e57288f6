import { setImmediate } from 'node:timers/promises';
import type { ServerRenderScope } from '@aksamit/contracts/platform';
import styled from '@emotion/styled';
import { createElement as h, type ReactNode, Suspense, use, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { renderRoot } from './render-root';

jest.mock('react-dom/server', () => {
  const actual = jest.requireActual('react-dom/server');
  return { ...actual, renderToPipeableStream: jest.fn(actual.renderToPipeableStream) };
});
const streams = jest.mocked(renderToPipeableStream).mock.calls;
beforeEach(() => {
  streams.length = 0;
});

const options = { key: 'own', identifierPrefix: 'own-' };
const Red = styled.p`color:red`;
const fragment = (placeholder: string) => ({ placeholder, module: 'cart', name: 'add', version: 1, props: {} });

function Waiting({ on }: { on: Promise<string> }) {
  return h('b', { id: useId() }, use(on), ' ą');
}

/** Requests a fragment where it is rendered, as the kit's component does. */
function Requesting({ scope, children }: { scope: ServerRenderScope; children?: ReactNode }) {
  scope.fragments.push(fragment('requested'));
  return children;
}

function Throwing(): ReactNode {
  throw new TypeError('nothing there');
}

test('a complete root has the HTML and styles of a streamed one, without a stream', async () => {
  const picture = h('img', { src: '/a.jpg', alt: '"' });
  const element = h(Suspense, { fallback: 'later' }, h(Red, null, '1 < ', 2, ' „ą”', picture));
  const complete = await renderRoot(element, options);
  expect(streams).toHaveLength(0);
  const waiting = h(Suspense, null, h(Waiting, { on: setImmediate('late') }));
  const { html, style } = await renderRoot(h('div', null, element, waiting), options);
  expect(streams).toHaveLength(1);
  expect(complete.html).toContain('1 &lt; <!-- -->2<!-- --> „ą”');
  expect(html.startsWith(complete.html.replace('<!--$-->', '<div><!--$-->'))).toBe(true);
  expect(complete.style).toMatchObject({ key: 'own', css: expect.stringContaining('color:red') });
  expect(style).toEqual(complete.style);
});

test('a part that waits is waited for, and what the root requests is requested once', async () => {
  const scope: ServerRenderScope = { head: { title: '' }, fragments: [fragment('before')] };
  const waiting = h(Suspense, { fallback: 'later' }, h(Waiting, { on: setImmediate('ready') }));
  const { html, errors } = await renderRoot(h(Requesting, { scope }, waiting), { ...options, scope });
  expect(html).toContain('ready');
  expect(html).not.toContain('later');
  expect(errors).toEqual([]);
  expect(scope.fragments).toEqual([fragment('before'), fragment('requested')]);
});

test('one that waits outside of a boundary is waited for too', async () => {
  const { html } = await renderRoot(h(Waiting, { on: setImmediate('ready') }), options);
  expect(html).toContain('ready');
});

test('a part that throws inside a boundary shows its fallback, and its error is known', async () => {
  const { html, errors } = await renderRoot(h(Suspense, { fallback: h('i', null, 'later') }, h(Throwing)), options);
  expect(html).toContain('<i>later</i>');
  expect(errors).toEqual([expect.stringMatching(/^TypeError: nothing there/)]);
});

test('a root that throws outside of any is rejected with its error', async () => {
  await expect(renderRoot(h(Throwing), options)).rejects.toThrow(new TypeError('nothing there'));
});
