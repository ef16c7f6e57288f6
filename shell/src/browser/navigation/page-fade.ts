import { addRules } from '../host/elements';

/**
 * A browser shows the former page once more before it calls back. Where no frame comes in this time, the navigation does not
 * wait for it: longer would be felt.
 */
const LONGEST_WAIT_MS = 50;

/** A frame took longer: pages of this device change without a fade from then on. */
let isSlow = false;

/** What stands beside the page's content and stays as it is. Each of them makes a stacking context already. */
const STILL = {
  bar: '#shell-header>header>div:has([data-zones])',
  menu: '#shell-header>header>div:has([data-zones])+div',
  footer: '#shell-footer',
  toasts: '[data-toasts]>ol',
  consent: '[data-consent]',
};

/**
 * The former page fades over the next one, which is there in full from the first frame on and reacts to every press. By
 * script: the page's policy names the hash of each inline style.
 */
const RULES = [
  ...Object.entries(STILL).map(([name, selector]) => `${selector}{view-transition-name:${name}}`),
  '::view-transition{pointer-events:none}',
  '::view-transition-group(*),::view-transition-new(*){animation:none;mix-blend-mode:normal}',
  '::view-transition-old(*){display:none}',
  '@keyframes former-page-leaves{to{opacity:0}}',
  '::view-transition-old(root){display:block;z-index:1;mix-blend-mode:normal;animation:former-page-leaves var(--duration-fast) ease both}',
];

/** A dialog or the open menu is above the page, and a picture of the page would be drawn over it. */
const ABOVE = 'dialog[open],[data-drawer][open]';

const canFade = (): boolean =>
  !isSlow &&
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.querySelector(ABOVE) === null;

/**
 * Goes to another page, with a short fade where the browser has same-document view transitions and the visitor did not ask
 * for less motion. The navigation happens exactly once, whatever becomes of the fade: at once without one, else as soon as
 * the browser holds a picture of the former page. Source: docs/decisions/0239.
 */
export function fadeToNextPage(navigate: () => void): void {
  if (!canFade()) {
    navigate();
    return;
  }
  addRules('page-fade', RULES);
  let isDone = false;
  const once = () => {
    clearTimeout(timer);
    if (isDone) return;
    isDone = true;
    navigate();
  };
  const timer = setTimeout(() => {
    isSlow = true;
    transition.skipTransition();
    once();
  }, LONGEST_WAIT_MS);
  const transition = document.startViewTransition(once);
  // A fade that is skipped, for a next one or a resized window, is no error; one of the navigation is.
  for (const end of [transition.ready, transition.finished]) end.catch(() => undefined);
  transition.updateCallbackDone.catch(reportError);
}
