import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { dayAndTime } from './first-time-rules';

/** "First free time: tomorrow at 9:00", or that none is near. */
export function useFirstTimeText(): (startAt: string | null) => string {
  const t = useTranslate();
  const { locale } = usePageContext();
  return (startAt) => {
    if (startAt === null) return t('firstTime.none');
    const { day, date, time } = dayAndTime(startAt, locale, new Date());
    return t(`firstTime.${day}`, { date, time });
  };
}
