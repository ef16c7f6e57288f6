import type { LegalVersion } from '@aksamit/contracts';
import { formatLongDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Notice } from '@aksamit/ui';
import { lastDayOf } from '../last-day';
import { versionAddress } from '../legal-address';

interface VersionNoticeProps {
  shown: LegalVersion | undefined;
  versions: readonly LegalVersion[];
  /** Address of the text in effect. */
  path: string;
}

/** Which version is shown when it is not the one in effect; of that one, which version is coming. */
export function VersionNotice({ shown, versions, path }: VersionNoticeProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const dateOf = (instant: string) => formatLongDate(instant, locale);
  if (shown && shown.state !== 'current') {
    const texts =
      shown.state === 'coming'
        ? t('legalText.comingShown', { date: dateOf(shown.effectiveAt) })
        : t('legalText.earlierShown', { from: dateOf(shown.effectiveAt), to: dateOf(lastDayOf(shown)) });
    return (
      <Notice tone="warning" title={t(`legalText.${shown.state}Title`)}>
        {texts} <a href={path}>{t('legalText.showCurrent')}</a>
      </Notice>
    );
  }
  // The next one; the list below the text holds any after it.
  const coming = versions.findLast(({ state }) => state === 'coming');
  if (!coming) return null;
  return (
    <Notice title={t('legalText.comingSoon', { date: dateOf(coming.effectiveAt) })}>
      {coming.summary ? `${coming.summary} ` : null}
      <a href={versionAddress(path, coming.version)}>{t('legalText.showComing')}</a>
    </Notice>
  );
}
