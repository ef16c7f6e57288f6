import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';

/** What was typed before a reload is shown instead of what is stored. */
export function DraftNotice({ onDiscard }: { onDiscard(): void }) {
  const t = useTranslate();
  return (
    <Notice title={t('staff.records.draftTitle')}>
      <Stack gap={2}>
        <span>{t('staff.records.draftText')}</span>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('staff.records.discard')}
        </Button>
      </Stack>
    </Notice>
  );
}
