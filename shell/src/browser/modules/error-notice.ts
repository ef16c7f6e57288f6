import type { Translate } from '@aksamit/module-sdk/i18n';

interface ErrorNotice {
  /** Name of the module, or `<module>/<fragment>#<place>`. */
  of: string;
  message: string;
  t: Translate;
  onRetry(): void;
}

/**
 * Shows in a region that its module cannot be loaded, with a retry. Plain DOM: it must work when all else fails.
 * Server-rendered content stays readable below it.
 */
export function showErrorNotice(before: HTMLElement, { of, message, t, onRetry }: ErrorNotice): HTMLElement {
  clearErrorNotice(of);
  const notice = document.createElement('div');
  notice.className = 'trouble';
  notice.dataset.trouble = of;
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = t('trouble.retry');
  retry.addEventListener('click', () => {
    retry.disabled = true;
    onRetry();
  });
  notice.append(text, retry);
  before.before(notice);
  return notice;
}

export function clearErrorNotice(of: string): void {
  for (const notice of document.querySelectorAll(`[data-trouble="${of}"]`)) notice.remove();
}

/** Whether the message is in the page. */
export function hasErrorNotice(of: string): boolean {
  return document.querySelector(`[data-trouble="${of}"]`) !== null;
}
