import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Left = styled.p`
  color: ${tokens.color['accent-strong']};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  /* The host adds the time that is left, in a line of its own: nothing below moves then. */
  &[data-counted] {
    min-height: 2lh;
  }
  & > [data-counts-to]:not([hidden]) {
    display: block;
  }
  & > [data-counts-to]::first-letter {
    text-transform: uppercase;
  }
`;

/** The last instant that browsers know, milliseconds since 1970. Source: ECMAScript, "Time Values and Time Range". */
const END_OF_TIME = 8_640_000_000_000_000;

/**
 * Until when an offer holds. The host counts the time that is left, since a cached page does not know the present time, and
 * shows that the offer has ended where the page is still open then. Not announced: a talking clock is a nuisance.
 */
export function OfferCountdown({ validTo, showCountdown }: { validTo: string | null; showCountdown: boolean }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (!validTo) return null;
  const end = Date.parse(validTo);
  return (
    <>
      <Left data-counted={showCountdown ? '' : undefined} data-shown-from={0} data-shown-until={end}>
        {t('offer.until', { date: formatDate(new Date(end - 1), locale) })}
        {showCountdown ? (
          <span data-counts-to={end} hidden>
            {`${t('offer.ends')} `}
            <time dateTime={validTo} />
          </span>
        ) : null}
      </Left>
      <Text size="sm" data-shown-from={end} data-shown-until={END_OF_TIME} hidden>
        {t('offer.expired')}
      </Text>
    </>
  );
}
