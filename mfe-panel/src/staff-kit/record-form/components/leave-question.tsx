import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import type { LeaveWarning } from '../use-leave-warning';
import { Buttons } from './form-style';

/** Asks before a page with unsaved changes is left. */
export function LeaveQuestion({ warning }: { warning: LeaveWarning }) {
  const t = useTranslate();
  return (
    <Dialog
      open={warning.isAsked}
      title={t('staff.records.leaveTitle')}
      closeLabel={t('staff.close')}
      onClose={warning.stay}
    >
      <Stack gap={4}>
        <Text>{t('staff.records.leaveText')}</Text>
        <Buttons>
          <Button onClick={warning.stay}>{t('staff.records.stay')}</Button>
          <Button variant="secondary" onClick={warning.leave}>
            {t('staff.records.leave')}
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}
