import type { PlainBusHandle } from '@aksamit/module-sdk/bus';

/** Builds a call of consent mode. The tag manager distinguishes it from a step by its type, a function's arguments. */
function command(...parts: unknown[]): Record<string, unknown> {
  const list: Record<string, unknown> = { ...parts, length: parts.length };
  Object.defineProperty(list, Symbol.toStringTag, { value: 'Arguments' });
  return list;
}

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The visitor's decision in the terms of consent mode. */
const consentOf = ({ analytical, marketing }: { analytical: boolean; marketing: boolean }) => ({
  analytics_storage: granted(analytical),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
});

function push(entry: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/**
 * Loads the market's tag manager once the visitor agreed to analytics or marketing, and not before. All storage is
 * denied until then, and only what was agreed to is granted. A withdrawn consent denies it again at once, and the next
 * page loads nothing. To be started before the data layer, so that the consent command comes first in the queue.
 */
export function startTagManager(bus: PlainBusHandle, address: string | undefined): void {
  if (address === undefined) return;
  let isLoaded = false;
  bus.observe('consent').subscribe(({ decided, analytical, marketing }) => {
    if (!decided || !(isLoaded || analytical || marketing)) return;
    if (!isLoaded) push(command('consent', 'default', consentOf({ analytical: false, marketing: false })));
    push(command('consent', 'update', consentOf({ analytical, marketing })));
    if (isLoaded) return;
    isLoaded = true;
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.dataset.tagManager = '';
    document.head.append(script);
  });
}
