import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { isAbroad } from './abroad-notice';
import type { ChromePartProps } from './chrome-props';

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  margin-top: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  font-size: ${tokens.text.sm};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    padding: 0;
    list-style: none;
  }
  & li {
    padding: 0.25rem 0.75rem;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.xs};
    font-weight: 600;
  }
`;

/** Names of the payment methods as their providers write them. Source: readings.md, "Markets, locales, hosts". */
const HOME = ['BLIK', 'Przelewy24', 'Visa', 'Mastercard', 'PayPo', 'PayPal'];
const ABROAD = ['PayPal', 'Visa', 'Mastercard'];

/** What a market's orders can be paid with, as marks in words. */
export function PaymentMarks({ context, t }: Pick<ChromePartProps, 'context' | 't'>) {
  return (
    <Marks>
      <span id="payment-marks">{t('footer.payments')}</span>
      <ul aria-labelledby="payment-marks">
        {(isAbroad(context) ? ABROAD : HOME).map((name) => (
          <li key={name} translate="no">
            {name}
          </li>
        ))}
        <li>{t('footer.payInSalon')}</li>
      </ul>
    </Marks>
  );
}
