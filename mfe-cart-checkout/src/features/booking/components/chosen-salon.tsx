import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import type { Salon } from '../api/list-salons';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: ${tokens.color.accent};
  }
  & > p {
    flex: 1 1 12rem;
    line-height: 1.4;
  }
  & strong,
  & small {
    display: block;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

export interface ChosenSalonProps {
  salon: Salon;
  note: string | null;
  onChange(): void;
  /** The salon's words, for the focus. */
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** The salon whose times are shown, with the way to another one. */
export function ChosenSalon({ salon, note, onChange, ref }: ChosenSalonProps) {
  const t = useTranslate();
  return (
    <Line>
      <MapPin aria-hidden="true" />
      <p ref={ref} tabIndex={-1}>
        <strong>{salon.name}</strong>
        <small>{`${salon.address}, ${salon.city}`}</small>
        {note ? <small>{note}</small> : null}
      </p>
      <Button variant="quiet" size="sm" flush onClick={onChange}>
        {t('slots.changeSalon')}
      </Button>
    </Line>
  );
}
