import type { LocaleCode } from '@aksamit/contracts/platform';
import { useMemo, useSyncExternalStore } from 'react';
import type { Resources, Translate } from './texts';
import { createTranslations } from './translations';

/**
 * Sent on the window by a development server after it replaced texts in the objects in use (build/dev-texts-loader).
 */
const TEXTS_CHANGED = 'aksamit-texts-changed';

let revision = 0;
const currentRevision = (): number => revision;

function subscribe(onChange: () => void): () => void {
  if (process.env.NODE_ENV === 'production') return () => undefined;
  const onTexts = (event: Event): void => {
    // The same for all who listen.
    revision = event.timeStamp;
    onChange();
  };
  window.addEventListener(TEXTS_CHANGED, onTexts);
  return () => window.removeEventListener(TEXTS_CHANGED, onTexts);
}

/** Value of `TranslationsContext` for a module's texts; renewed when a development server changed them. */
export function useProvidedTranslations(
  locale: LocaleCode,
  resources: Resources,
): { t: Translate; locale: LocaleCode; revision: number } {
  const seen = useSyncExternalStore(subscribe, currentRevision, currentRevision);
  return useMemo(
    () => ({ t: createTranslations(locale, resources), locale, revision: seen }),
    [locale, resources, seen],
  );
}
