import type { BusHandle, TopicValue } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** Shows toasts. The code that renders them is loaded with the first one. */
export function startToasts(bus: BusHandle, t: Translate): void {
  const waiting: TopicValue<'toast'>[] = [];
  const first = bus.observe('toast').subscribe((toast) => {
    waiting.push(toast);
    if (waiting.length > 1) return;
    void import(/* webpackChunkName: "later-toasts" */ './mount-toasts').then(({ mountToasts }) => {
      first.unsubscribe();
      mountToasts({ bus, t, waiting });
    });
  });
}
