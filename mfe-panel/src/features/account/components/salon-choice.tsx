import type { Location, User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQuery } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { Loaded } from '../../../states/loaded';
import { salonsQuery, savePreferredSalon } from '../api/settings';
import { useProfileChange } from '../use-profile-change';
import { SettingsCard } from './settings-card';

/** The default salon wherever a visit is booked. */
export function SalonChoice({ user }: { user: User }) {
  const t = useTranslate();
  const salons = useQuery(salonsQuery(useHttp()));
  return (
    <SettingsCard id="settings-salon" title={t('settings.salonTitle')} text={t('settings.salonText')}>
      <Loaded query={salons} failedTitle={t('settings.salonsFailed')} height="7rem">
        {(list) => <SalonForm user={user} salons={list} />}
      </Loaded>
    </SettingsCard>
  );
}

/** Salons under their cities, both in the order of the alphabet. */
function byCity(salons: readonly Location[], locale: string): [city: string, salons: Location[]][] {
  const cities = new Map<string, Location[]>();
  for (const salon of salons) cities.set(salon.city.name, [...(cities.get(salon.city.name) ?? []), salon]);
  return [...cities].sort(([one], [other]) => one.localeCompare(other, locale));
}

function SalonForm({ user, salons }: { user: User; salons: readonly Location[] }) {
  const t = useTranslate();
  const http = useHttp();
  const locale = useLocaleFormats();
  const saved = useProfileChange();
  const [chosen, setChosen] = useState(user.prefferedLocation ?? '');
  const save = useMutation({
    mutationFn: () => savePreferredSalon(http, chosen || null),
    onSuccess: (changed) => saved(changed),
  });
  const cities = byCity(salons, locale);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <Stack gap={4} align="flex-start">
        <Field label={t('settings.salon')} id="settings-salon-choice">
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('settings.noSalon')}</option>
            {cities.map(([city, own]) => (
              <optgroup key={city} label={city}>
                {own.map(({ id, name, address }) => (
                  <option key={id} value={id}>
                    {name}, {address}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        {save.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(save.error, t)}
          </Notice>
        ) : null}
        <Button type="submit" size="sm" variant="secondary" busy={save.isPending}>
          {t('settings.saveSalon')}
        </Button>
      </Stack>
    </form>
  );
}
