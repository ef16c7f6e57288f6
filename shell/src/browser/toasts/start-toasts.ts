import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { Toast } from './toast-list';

/**
 * Shows toasts. The code that shows them is loaded with the first one.
 * @returns loads it before: a region that is there before its first message is announced for certain
 */
export function startToasts(bus: PlainBusHandle, t: Translate): () => void {
  const waiting: Toast[] = [];
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    void import(/* webpackChunkName: "later-toasts" */ './toast-list').then(({ createToastList }) => {
      first.unsubscribe();
      const list = createToastList(t);
      for (const each of waiting) list.show(each);
      bus.observe('toast').subscribe((each) => list.show(each));
    });
  };
  const first = bus.observe('toast').subscribe((toast) => {
    waiting.push(toast);
    load();
  });
  return load;
}
