import { RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { screen } from '@testing-library/react';
import { renderPanel } from '../testing/render-panel';
import { RecentlySeen } from './recently-seen';
import { RememberedPage } from './remembered.page';

/** A host that notes the fragments that are mounted. */
function host() {
  const mounted: object[] = [];
  return {
    mounted,
    mountFragment: ({
      module,
      name,
      version,
      props,
    }: {
      module: string;
      name: string;
      version: number;
      props: unknown;
    }) => {
      mounted.push({ module, name, version, props });
      return { update: () => undefined, unmount: () => undefined };
    },
  };
}
beforeEach(() => localStorage.clear());

test('the list is the catalog’s, in the panel’s frame', () => {
  const { mounted, ...services } = host();
  renderPanel(<RememberedPage />, {}, { at: '/panel/zapamietane/', host: services });
  expect(screen.getByRole('heading', { level: 1, name: 'Zapamiętane' })).toBeTruthy();
  expect(mounted).toEqual([{ module: 'catalog', name: 'remembered-treatments', version: 1, props: {} }]);
});

test('of what was seen last the newest are shown, and nothing where there is none', () => {
  const none = host();
  renderPanel(<RecentlySeen />, {}, { host: { mountFragment: none.mountFragment } });
  expect(none.mounted).toEqual([]);
  localStorage.setItem(RECENTLY_SEEN_KEY, '["9","7","5","3","1"]');
  const some = host();
  renderPanel(<RecentlySeen />, {}, { host: { mountFragment: some.mountFragment } });
  expect(some.mounted).toEqual([
    expect.objectContaining({ name: 'product-teaser', props: { ids: ['9', '7', '5'], title: 'Ostatnio oglądane' } }),
  ]);
});
