import type { Translate } from '@aksamit/shared-kit/i18n';

/** First stop of the keyboard on every page: past the header, to what the page is about. */
export function SkipLink({ t }: { t: Translate }) {
  return (
    <a className="skip-link" href="#main">
      {t('chrome.skipToContent')}
    </a>
  );
}
