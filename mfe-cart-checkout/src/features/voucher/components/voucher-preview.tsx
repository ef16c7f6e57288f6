import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Paper = styled.div`
  display: grid;
  align-content: space-between;
  gap: 1.25rem;
  min-height: 13.5rem;
  padding: 1.5rem;
  border-radius: ${tokens.radius.md};
  background: radial-gradient(120% 140% at 100% 0%, ${tokens.color.accent} 0%, ${tokens.color.velvet} 62%);
  box-shadow: ${tokens.shadow};
  color: ${tokens.color['ink-inverse']};
  overflow-wrap: anywhere;

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
  /** Formatted. */
  amount: string;
  recipient: string;
  text: string;
}

/** Preview of the voucher while it is edited. Visual only: its content is in the form's fields. */
export function VoucherPreview({ amount, recipient, text }: VoucherPreviewProps) {
  const t = useTranslate();
  const { brand } = usePageContext().market;
  return (
    <Paper aria-hidden="true">
      <p>
        <b>{brand.name}</b>
        <span>{t('preview.title')}</span>
      </p>
      <strong>{amount}</strong>
      <div>
        <span>{recipient ? t('preview.for', { name: recipient }) : t('preview.forSomebody')}</span>
        {text ? <q>{text}</q> : null}
      </div>
    </Paper>
  );
}
