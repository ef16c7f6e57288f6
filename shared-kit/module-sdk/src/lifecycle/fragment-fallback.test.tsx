import { act, screen } from '@testing-library/react';
import type { HostServices } from '../platform';
import { renderModule } from '../testing/render-module';
import { Fragment } from './fragment';

type Mount = Parameters<HostServices['mountFragment']>[0];

const texts = { pl: {}, en: {} };

function show(fallback?: string) {
  const mounts: Mount[] = [];
  const host: Partial<HostServices> = {
    mountFragment(mount) {
      mounts.push(mount);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  const ui = <Fragment module="catalog" name="teaser" version={1} props={{}} {...(fallback ? { fallback } : {})} />;
  renderModule(ui, { module: 'cart-checkout', resources: texts, host });
  return mounts;
}

test('what cannot be mounted gives way to the page’s own, and comes back once it is there', () => {
  const [mount] = show('own');
  expect(screen.queryByText('own')).toBeNull();
  act(() => mount?.onFailed?.());
  expect(screen.getByText('own')).toBeTruthy();
  expect(mount?.element.hidden).toBe(true);
  act(() => mount?.onReady?.());
  expect(screen.queryByText('own')).toBeNull();
  expect(mount?.element.hidden).toBe(false);
});

test('without a fallback the host shows its message', () => {
  const [mount] = show();
  expect(mount).not.toHaveProperty('onFailed');
});
