import type { LocaleCode } from '@aksamit/contracts/platform';
import { createPlainTexts, type Translate } from '@aksamit/module-sdk/i18n';
import en from '../../locales/consent/en.json';
import pl from '../../locales/consent/pl.json';
import { addRules, button, CROSS, element, icon } from '../host/elements';
import { paragraph } from '../host/paragraph';
import { CONSENT_RULES } from './consent-rules';
import type { CookieConsent } from './stored-consent';

/** Distance above the panel, CSS pixels. */
const EDGE_PX = 12;
const HEADING_ID = 'cookie-consent';

export interface ConsentPanelOptions {
  locale: LocaleCode;
  privacyHref: string;
  /** The current consent. */
  consent: CookieConsent;
  /** The visitor opened the panel to change the decision: it shows the settings and takes the focus. */
  isAskedFor: boolean;
  onDecide(consent: CookieConsent): void;
  /** Called on Escape or the close button when the visitor had opened the panel: nothing changes. */
  onClose(): void;
}

interface PanelOptions extends ConsentPanelOptions {
  t: Translate;
}

/**
 * Requests the visitor's decision about cookies, before the page's content: keyboard and screen-reader users reach the
 * question first, after the skip link. It covers nothing essential and blocks nothing: until the decision only necessary
 * cookies are stored. Plain DOM: most pages run no React yet. Source: specification, content, "Cookie consent panel".
 * @returns removes it
 */
export function mountConsent(shown: ConsentPanelOptions): () => void {
  addRules('consent', CONSENT_RULES);
  const options = { ...shown, t: createPlainTexts(shown.locale, { pl, en }) };
  const { t, consent, isAskedFor, onClose } = options;
  const heading = element('h2', { id: HEADING_ID, tabindex: '-1' }, t('consent.heading'));
  const panel = element('section', { 'aria-labelledby': HEADING_ID, 'data-consent': true });
  const question = () => {
    const opener = button({ 'data-open': true }, t('consent.open'), () => {
      show(settings());
      // The pressed button was removed.
      heading.focus();
    });
    const { all, necessary } = decisions(options);
    return { end: opener, choices: [], actions: [all, necessary] };
  };
  const settings = () => {
    const chosen = { ...consent };
    const close = button(
      { 'aria-label': t('consent.close'), title: t('consent.close'), 'data-close': true },
      icon(...CROSS),
      leave,
    );
    const save = button({}, t('consent.save'), () => options.onDecide(chosen));
    return { end: close, choices: [choicesOf(t, chosen)], actions: [decisions(options).all, save] };
  };
  let isOpen = false;
  const show = ({ end, choices, actions }: ReturnType<typeof question> | ReturnType<typeof settings>) => {
    isOpen = choices.length > 0;
    panel.replaceChildren(
      element('div', {}, heading, end),
      wordsOf(options),
      ...choices,
      element('div', { 'data-actions': true }, ...actions),
    );
  };
  const leave = () => {
    if (isAskedFor) return onClose();
    // The question stays until it is answered; unsaved choices are dropped.
    show(question());
    panel.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  show(isAskedFor ? settings() : question());
  document.querySelector('main')?.before(panel);
  if (isAskedFor) heading.focus();
  const endEscape = onEscapeIn(panel, () => isOpen && leave());
  const endSpace = keepSpaceBelow(panel);
  return () => {
    endEscape();
    endSpace();
    panel.remove();
  };
}

/** Sentences of one line each: a longer block would be a phone's largest contentful paint, instead of the page's own. */
function wordsOf({ t, privacyHref }: PanelOptions): HTMLElement {
  const more = element('a', { href: privacyHref }, t('consent.more'));
  const sentences = (['text', 'choice', 'change'] as const).map((sentence) => paragraph(t(`consent.${sentence}`)));
  return element('div', { 'data-words': true }, ...sentences, more);
}

/** A choice for each kind of cookies; the necessary ones cannot be refused. */
function choicesOf(t: Translate, chosen: CookieConsent): HTMLElement {
  const choice = (kind: string, input: HTMLInputElement) =>
    element('label', {}, input, t(`consent.${kind}`), element('small', {}, t(`consent.${kind}Text`)));
  const optional = (['analytical', 'marketing'] as const).map((kind) => {
    const input = element('input', { type: 'checkbox' });
    input.checked = chosen[kind];
    input.addEventListener('change', () => {
      chosen[kind] = input.checked;
    });
    return choice(kind, input);
  });
  const necessary = choice('necessary', element('input', { type: 'checkbox', checked: true, disabled: true }));
  const legend = element('legend', { class: 'visually-hidden' }, t('consent.settings'));
  return element('fieldset', {}, legend, necessary, ...optional);
}

/** Accepts all cookies, or only the necessary ones. */
function decisions({ t, onDecide }: PanelOptions) {
  return {
    all: button({}, t('consent.acceptAll'), () => onDecide({ analytical: true, marketing: true })),
    necessary: button({}, t('consent.accept'), () => onDecide({ analytical: false, marketing: false })),
  };
}

/** Escape counts unless it was pressed in a menu, dialog or field elsewhere that it may close instead. */
function onEscapeIn(panel: HTMLElement, onEscape: () => void): () => void {
  const press = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Node)) return;
    if (target === document.body || panel.contains(target)) onEscape();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** Reserves space at the page's end while the panel is shown, so that it hides neither content nor focused elements. */
function keepSpaceBelow(panel: HTMLElement): () => void {
  const { body, documentElement } = document;
  const keepFree = () => {
    const height = `${Math.ceil(window.innerHeight - panel.getBoundingClientRect().top + EDGE_PX)}px`;
    body.style.paddingBottom = height;
    documentElement.style.scrollPaddingBottom = height;
  };
  // Reports the first size too, after the frame's own layout: reading it here would be a second one.
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepFree);
  if (observer) observer.observe(panel);
  else keepFree();
  return () => {
    observer?.disconnect();
    body.style.paddingBottom = '';
    documentElement.style.scrollPaddingBottom = '';
  };
}
