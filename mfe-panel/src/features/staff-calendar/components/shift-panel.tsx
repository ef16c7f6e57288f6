import type { TherapistRota } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Text } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { useState } from 'react';
import { Loaded } from '../../../states/loaded';
import { shiftsQuery } from '../api/shifts';
import { refusalOf } from '../refusal';
import { Parts } from './panel-style';
import { RotaFacts } from './rota-facts';
import { RotaForm } from './rota-form';

/** Roles with the right to change working hours. The API enforces it. */
const CHANGING_ROLES: readonly string[] = ['manager', 'admin'];

export interface ShiftPanelProps {
  locationId: string;
  userId: string;
  role: string;
  /** Shown at first; null: the first. */
  therapistId: string | null;
  /** First date that can differ. */
  today: string;
}

/** The working hours of a salon's therapists: to be changed by managers, to be read by the reception. */
export function ShiftPanel(props: ShiftPanelProps) {
  const t = useTranslate();
  const query = useQuery(shiftsQuery(useHttp(), props.locationId));
  return (
    <Loaded
      query={query}
      failedTitle={t('staff.shifts.failed')}
      {...(query.error ? { failedText: refusalOf(query.error, t).message } : {})}
      height="20rem"
    >
      {(rotas) =>
        rotas.length === 0 ? <EmptyState title={t('staff.shifts.none')} /> : <Rotas {...props} rotas={rotas} />
      }
    </Loaded>
  );
}

function Rotas({ rotas, therapistId, role, ...props }: ShiftPanelProps & { rotas: readonly TherapistRota[] }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(therapistId);
  const rota = rotas.find(({ therapist }) => therapist.id === chosen) ?? rotas[0];
  if (!rota) return null;
  const { id, name } = rota.therapist;
  return (
    <Parts>
      <Field label={t('staff.unit.therapist')}>
        <Select value={id} onChange={({ target }) => setChosen(target.value)}>
          {rotas.map(({ therapist }) => (
            <option key={therapist.id} value={therapist.id}>
              {therapist.name}
            </option>
          ))}
        </Select>
      </Field>
      {rota.week.length === 0 ? <Text size="sm">{t('staff.shifts.noRota', { name })}</Text> : null}
      {CHANGING_ROLES.includes(role) ? <RotaForm key={id} {...props} rota={rota} /> : <RotaFacts rota={rota} />}
    </Parts>
  );
}
