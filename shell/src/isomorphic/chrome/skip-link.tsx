import type { Translate } from '@aksamit/module-sdk/i18n';

/** First keyboard stop of every page: skips the header to the main content. */
export function SkipLink({ t }: { t: Translate }) {
  return (
    <a className="skip-link" href="#main">
      {t('chrome.skipToContent')}
    </a>
  );
}
