import type { ArticleState as State } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';

const TONES = { draft: 'neutral', planned: 'warning', published: 'success' } as const;

/** Whether an article is public, and when a version of it will be. */
export function ArticleState({ state, publishAt }: { state: State; publishAt: string | null }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <>
      <Badge tone={TONES[state]}>{t(`staff.articles.states.${state}`)}</Badge>
      {publishAt === null ? null : (
        <>
          {' '}
          <small>{t('staff.articles.publishAt', { time: formatDateTime(publishAt, locale) })}</small>
        </>
      )}
    </>
  );
}
