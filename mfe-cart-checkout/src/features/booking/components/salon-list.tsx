import { formatKilometres } from '@aksamit/contracts/figures';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { FoundSalon } from '../salon-search';

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  max-height: 26rem;
  padding: 2px;
  overflow-y: auto;
  list-style: none;

  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    width: 100%;
    min-height: 3.5rem;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  & button:hover,
  & button[data-pointed] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  & strong,
  & small {
    display: block;
  }
  & strong {
    font-size: 1rem;
    font-weight: 600;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & button > span:last-of-type:not(:first-of-type) {
    flex: none;
  }
`;

export interface SalonListProps {
  salons: readonly FoundSalon[];
  preferredId: string | null;
  /** The salon that the map points to. */
  pointedId: string | null;
  onPoint(id: string | null): void;
  onChoose(id: string): void;
}

/** Salons to choose from, each one press. */
export function SalonList({ salons, preferredId, pointedId, onPoint, onChoose }: SalonListProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <List aria-label={t('salons.list')}>
      {salons.map(({ salon, distanceKm }) => (
        <li key={salon.id}>
          <button
            type="button"
            data-pointed={salon.id === pointedId ? '' : undefined}
            onFocus={() => onPoint(salon.id)}
            onMouseEnter={() => onPoint(salon.id)}
            onMouseLeave={() => onPoint(null)}
            onBlur={() => onPoint(null)}
            onClick={() => onChoose(salon.id)}
          >
            <span>
              <strong>{salon.name}</strong>
              <small>{`${salon.address}, ${salon.city}`}</small>
              {salon.id === preferredId ? <Badge tone="soft">{t('salons.preferred')}</Badge> : null}
            </span>
            {distanceKm === null ? null : (
              <span>{t('salons.distance', { km: formatKilometres(distanceKm, locale) })}</span>
            )}
          </button>
        </li>
      ))}
    </List>
  );
}
