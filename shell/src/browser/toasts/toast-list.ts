import type { TopicValue } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { addRules, button, CROSS, element, icon } from '../host/elements';
import { paragraph } from '../host/paragraph';
import { closeBySwipe } from './swipe-away';
import { chooseEdge, giveWayToFocus } from './toast-edge';
import { TOAST_RULES } from './toast-rules';

/** A message from the bus (topic `toast`). */
export type Toast = TopicValue<'toast'>;

/** At most this many at once, newest on top. Source: specification, commerce core, section 4. */
const TOAST_LIMIT = 2;
/** A toast closes by itself after this time. Source: as above. */
const TOAST_LIFE_MS = 5000;
/** A message published no longer than this before a change of page is about that change, so it stays. */
const TRAVELS_WITHIN_MS = 1000;

const RING = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const ICONS: Record<Toast['type'], readonly string[]> = {
  info: [RING, 'M12 16v-4', 'M12 8h.01'],
  success: [RING, 'm16 9-5.5 5.5L8 12'],
  warning: ['m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3', 'M12 9v4', 'M12 17h.01'],
  alert: [RING, 'M12 8v4', 'M12 16h.01'],
};

interface ShownToast {
  item: HTMLElement;
  /** Where its action leads. */
  way: string | undefined;
  shownAt: number;
  remainingMs: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
}

export interface ToastList {
  show(toast: Toast): void;
}

/** Calls back after each change of page, before the next one is shown. */
function onPageChange(handle: () => void): void {
  let { pathname } = location;
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    handle();
  });
}

/** The message with its way on, which is in the page too: nobody has to be quick. */
function wordsOf({ type, message, action }: Toast): HTMLElement {
  const words = element('div', { 'data-tone': type }, icon(...ICONS[type]), paragraph(message));
  if (action) words.lastElementChild?.append(' ', element('a', { href: action.href }, action.label));
  return words;
}

/**
 * Adds the list of toasts to the page: short messages over it, two at most, newest on top, removed after 5 seconds
 * without pointer or focus on them, by the next one that leads to the same address, and with the page that they are about; a
 * finger pushes them aside. They stand where they
 * cover the least and give way to the focus. The region is always there and polite, so that new ones are announced. Plain DOM:
 * it must work where React does not run.
 */
export function createToastList(t: Translate): ToastList {
  addRules('toasts', TOAST_RULES);
  const list = element('ol');
  const label = { 'aria-label': t('toasts.label'), 'aria-live': 'polite', 'aria-relevant': 'additions' };
  document.body.append(element('section', { ...label, 'data-toasts': true }, list));
  giveWayToFocus(list);
  let shown: ShownToast[] = [];
  let isHeld = false;
  const close = (toast: ShownToast) => {
    clearTimeout(toast.timer);
    toast.item.remove();
    shown = shown.filter((other) => other !== toast);
  };
  const run = (toast: ShownToast) => {
    toast.startedAt = Date.now();
    toast.timer = setTimeout(() => close(toast), toast.remainingMs);
  };
  const hold = (held: boolean) => {
    if (held === isHeld) return;
    isHeld = held;
    for (const toast of shown) {
      if (!held) run(toast);
      else {
        clearTimeout(toast.timer);
        toast.remainingMs -= Date.now() - toast.startedAt;
      }
    }
  };
  for (const type of ['mouseenter', 'focusin']) list.addEventListener(type, () => hold(true));
  for (const type of ['mouseleave', 'focusout']) list.addEventListener(type, () => hold(false));
  const closeByHand = (toast: ShownToast) => {
    close(toast);
    // The element under the pointer or focus was removed, which fires no event.
    hold(false);
  };
  onPageChange(() => {
    const now = Date.now();
    for (const toast of shown)
      if (toast.way !== undefined || now - toast.shownAt > TRAVELS_WITHIN_MS) closeByHand(toast);
  });
  return {
    show(message) {
      const item = element('li');
      const way = message.action?.href;
      const toast: ShownToast = { item, way, shownAt: Date.now(), remainingMs: TOAST_LIFE_MS, startedAt: 0 };
      // Several rows added in turn lead to the same cart: one message is enough, and covers half as much of a phone.
      const former = isHeld || way === undefined ? undefined : shown.find((other) => other.way === way);
      if (former) close(former);
      const name = t('toasts.close');
      item.append(
        wordsOf(message),
        button({ 'aria-label': name, title: name }, icon(...CROSS), () => closeByHand(toast)),
      );
      closeBySwipe(item, () => closeByHand(toast));
      list.prepend(item);
      if (shown.length === 0) chooseEdge(list);
      shown = [toast, ...shown];
      for (const over of shown.slice(TOAST_LIMIT)) close(over);
      if (!isHeld) run(toast);
    },
  };
}
