import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { useState } from 'react';
import type { Salon } from '../api/list-salons';

interface SalonSelectProps {
  salons: readonly Salon[];
  onChoose(id: string): void;
}

/** All salons in the browser's own list, by city. */
export function SalonSelect({ salons, onChoose }: SalonSelectProps) {
  const t = useTranslate();
  const [id, setId] = useState('');
  const cities = [...new Set(salons.map(({ city }) => city))].sort((a, b) => a.localeCompare(b, 'pl'));
  return (
    <Stack gap={3}>
      <Field label={t('salons.select')}>
        <Select value={id} onChange={(event) => setId(event.target.value)}>
          <option value="">{t('salons.selectNone')}</option>
          {cities.map((city) => (
            <optgroup key={city} label={city}>
              {salons
                .filter((salon) => salon.city === city)
                .map((salon) => (
                  <option key={salon.id} value={salon.id}>{`${salon.name}, ${salon.address}`}</option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <p>
        <Button aria-disabled={id === ''} onClick={() => id !== '' && onChoose(id)}>
          {t('salons.showTimes')}
        </Button>
      </p>
    </Stack>
  );
}
