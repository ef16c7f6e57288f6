import type { User, VisitReminders } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { RadioCards } from '@aksamit/ui/form';
import { useState } from 'react';
import { OwnTexts, withOwnTexts } from '../../../locales/own-texts';
import en from '../../../locales/reminders.en.json';
import pl from '../../../locales/reminders.pl.json';
import { messageOfError } from '../../../requests/message-of-error';
import { saveVisitReminders } from '../api/settings';
import { useProfileChange } from '../use-profile-change';
import { SettingsCard } from './settings-card';

const texts = withOwnTexts({ pl, en });

const CHOICES = ['email', 'sms', 'both', 'none'] as const satisfies readonly VisitReminders[];
const needsPhone = (choice: VisitReminders) => choice === 'sms' || choice === 'both';

/** How the customer is reminded of visits; SMS once their phone is confirmed. An older API knows no choice: then none is shown. */
export function ReminderChoice({ user }: { user: User }) {
  if (user.visitReminders === undefined) return null;
  return (
    <OwnTexts resources={texts}>
      <ReminderCard user={user} current={user.visitReminders} />
    </OwnTexts>
  );
}

interface ReminderProps {
  user: User;
  current: VisitReminders;
}

function ReminderCard({ user, current }: ReminderProps) {
  const t = useTranslate();
  return (
    <SettingsCard id="settings-reminders" title={t('reminders.title')} text={t('reminders.text')}>
      <ReminderForm user={user} current={current} />
    </SettingsCard>
  );
}

function ReminderForm({ user, current }: ReminderProps) {
  const t = useTranslate();
  const http = useHttp();
  const saved = useProfileChange();
  const [chosen, setChosen] = useState(current);
  const save = useMutation({
    mutationFn: () => saveVisitReminders(http, chosen),
    onSuccess: (changed) => saved(changed, t('reminders.saved')),
  });
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <Stack gap={4}>
        <RadioCards
          legend={t('reminders.legend')}
          minCard="15rem"
          value={chosen}
          inputProps={{
            name: 'visitReminders',
            onChange: ({ target: { value } }) => {
              const known = CHOICES.find((choice) => choice === value);
              if (known) setChosen(known);
            },
          }}
          options={CHOICES.map((value) => ({ value, ...optionOf(value, user, t) }))}
        />
        {save.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(save.error, t)}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" size="sm" variant="secondary" busy={save.isPending}>
            {t('reminders.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A choice that needs a phone stays choosable while it is the saved one: the reminder comes by e-mail then. */
function optionOf(choice: VisitReminders, user: User, t: ReturnType<typeof useTranslate>) {
  const isOpen = needsPhone(choice) && user.phoneVerifiedAt === null;
  const contact = { email: user.email, phone: `+${user.phonePrefix} ${user.phone}` };
  return {
    label: t(`reminders.${choice}`),
    note: isOpen ? t('reminders.confirmFirst') : t(`reminders.${choice}Note`, contact),
    disabled: isOpen && choice !== user.visitReminders,
  };
}
