import { VOUCHER_DESIGNS, type VoucherDesign } from '@aksamit/contracts/voucher-designs';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { VoucherDrawing } from './voucher-drawing';
import { voucherPaper } from './voucher-paper';

const Group = styled.fieldset`
  & > legend {
    margin-bottom: 0.625rem;
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.625rem;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  gap: 0.375rem;
  align-content: start;
  padding: 0.375rem;
  border: 1px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.sm};
  font-weight: 500;
  line-height: 1.35;
  text-align: center;
  cursor: pointer;

  &:hover {
    background: ${tokens.color['accent-soft']};
  }
  &:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    top: 0.875rem;
    left: 0.875rem;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  & > input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & > span:first-of-type {
    display: grid;
    justify-items: end;
    overflow: hidden;
    border-radius: calc(${tokens.radius.md} - 0.25rem);
    ${voucherPaper}
  }
  & > span:first-of-type > svg {
    display: block;
    width: min(100%, 7rem);
    aspect-ratio: 1;
    color: var(--voucher-line);
  }
  & > span:last-of-type {
    padding-block: 0.125rem 0.25rem;
  }
`;

interface VoucherDesignsProps {
  value: VoucherDesign;
  onChange(design: VoucherDesign): void;
}

/** The designs as pictures to choose from. */
export function VoucherDesigns({ value, onChange }: VoucherDesignsProps) {
  const t = useTranslate();
  const legendId = useId();
  return (
    <Group role="radiogroup" aria-labelledby={legendId}>
      <legend id={legendId}>{t('designLegend')}</legend>
      <div>
        {VOUCHER_DESIGNS.map((design) => (
          <Choice key={design}>
            <input
              type="radio"
              name="voucherDesign"
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
            />
            <span data-design={design}>
              <VoucherDrawing design={design} />
            </span>
            <span>{t(`voucherDesigns.${design}`)}</span>
          </Choice>
        ))}
      </div>
    </Group>
  );
}
