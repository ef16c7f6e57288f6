import type { Event } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';

/** First name of who gives the treatment of a visit, as planned now; nothing on older APIs and the waiting list. */
export function TherapistOf({ event }: { event: Event }) {
  const t = useTranslate();
  if (!event.therapist) return null;
  return (
    <Text size="sm" tone="muted">
      {t('visits.therapist', { name: event.therapist.firstName })}
    </Text>
  );
}
