import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading } from '@aksamit/ui';
import { useRecentlySeen } from '../api/list-recently-seen';
import { SuggestedList } from './suggestions';

/** What was looked at last, below an empty cart; nothing where there is none. */
export function RecentlySeen() {
  const t = useTranslate();
  const treatments = useRecentlySeen();
  if (treatments.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen" style={{ width: '100%', maxWidth: '40rem', marginInline: 'auto' }}>
      <Heading level={2} size="md" id="recently-seen">
        {t('suggestions.recentlySeen')}
      </Heading>
      <SuggestedList treatments={treatments} />
    </section>
  );
}
