import type { StaffSalon } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Select } from '@aksamit/ui/form';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Base = styled.label`
  flex: 0 1 22rem;
  min-width: 0;

  & select {
    min-height: 2.75rem;
    padding-block: 0.25rem;
    border-radius: ${tokens.radius.full};
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
`;

const Only = styled.p`
  min-width: 0;
  overflow: hidden;
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface SalonSelectProps {
  salons: readonly StaffSalon[];
  salonId: string;
  onChoose(salonId: string): void;
}

/** The salon whose work is shown: a choice among one's own, or the name of the only one. */
export function SalonSelect({ salons, salonId, onChoose }: SalonSelectProps) {
  const t = useTranslate();
  const [only] = salons;
  if (only && salons.length === 1) return <Only>{only.name}</Only>;
  return (
    <Base>
      <span className="visually-hidden">{t('staff.salon.label')}</span>
      <Select value={salonId} onChange={({ target }) => onChoose(target.value)}>
        {salons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Base>
  );
}
