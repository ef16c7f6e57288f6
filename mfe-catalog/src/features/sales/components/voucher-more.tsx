import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const More = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${tokens.color.accent};
    cursor: pointer;
    font-weight: 500;
    list-style: none;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  & > summary::-webkit-details-marker,
  &[open] > summary > :first-of-type,
  &:not([open]) > summary > :last-of-type {
    display: none;
  }
  & > p + p {
    margin-top: 0.75rem;
  }
`;

/** More about vouchers, folded. Source: content, "Voucher page": read more, collapse. */
export function VoucherMore() {
  const t = useTranslate();
  return (
    <More>
      <summary>
        <span>{t('voucher.readMore')}</span>
        <span>{t('voucher.collapse')}</span>
      </summary>
      <Text>{t('voucher.more.choice')}</Text>
      <Text>{t('voucher.more.ways')}</Text>
    </More>
  );
}
