import type { VoucherDesign } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { VoucherDrawing } from './voucher-drawing';
import { voucherPaper } from './voucher-paper';

const Paper = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: 1.25rem;
  min-height: 13.5rem;
  padding: 1.5rem;
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow};
  overflow: hidden;
  overflow-wrap: anywhere;
  ${voucherPaper}

  & > svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    width: min(45%, 12rem);
    aspect-ratio: 1;
    color: var(--voucher-line);
  }
  /* Cloth hangs from the corner, behind the words. */
  &[data-design='classic'] > svg {
    inset-block: 0 auto;
    width: min(64%, 14rem);
    opacity: 0.35;
  }
  & > p {
    position: relative;
  }
  /* Words stay beside the drawing. */
  & > strong,
  & > div {
    position: relative;
  }
  & > div {
    max-width: 54%;
  }

  & > p:first-of-type {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: ${tokens.text.sm};
    letter-spacing: 0.04em;
  }
  & > p > b {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.lg};
    letter-spacing: 0;
  }
  & > strong {
    font-family: ${tokens.font.serif};
    font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem);
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    line-height: 1.1;
  }
  & > div {
    display: grid;
    gap: 0.25rem;
    font-size: ${tokens.text.sm};
    line-height: 1.5;
  }
  & > div > q {
    quotes: none;
    white-space: pre-line;
  }
`;

interface VoucherPreviewProps {
  design: VoucherDesign;
  /** Formatted. */
  amount: string;
  recipient: string;
  text: string;
}

/** Preview of the voucher while it is edited. Visual only: its content is in the form's fields. */
export function VoucherPreview({ design, amount, recipient, text }: VoucherPreviewProps) {
  const t = useTranslate();
  const { brand } = usePageContext().market;
  return (
    <Paper aria-hidden="true" data-design={design}>
      <p>
        <b>{brand.name}</b>
        <span>{t('preview.title')}</span>
      </p>
      <strong>{amount}</strong>
      <div>
        <span>{recipient ? t('preview.for', { name: recipient }) : t('preview.forSomebody')}</span>
        {text ? <q>{text}</q> : null}
      </div>
      <VoucherDrawing design={design} />
    </Paper>
  );
}
