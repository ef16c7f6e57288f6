import { hoursText } from '@aksamit/contracts/phone-hours';
import { Container } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ChromePartProps } from './chrome-props';
import { CompanyLine } from './company-line';
import { inCheckout } from './in-checkout';
import { footerGroups, legalLinks } from './navigation';
import { PaymentMarks } from './payment-marks';
import { shownLinks } from './shown-links';
import { SocialLinks } from './social-links';
import { Wordmark } from './wordmark';

const Base = styled.footer`
  padding-block: clamp(2.5rem, 2rem + 3vw, 4.5rem) 2rem;
  background: ${tokens.color.velvet};
  color: ${tokens.color['ink-inverse']};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  & :focus-visible {
    outline-color: ${tokens.color['focus-halo']};
    box-shadow: 0 0 0 2px ${tokens.color.focus};
  }
  ${media.desktop} {
    & a {
      min-height: 2rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2.5rem 1.5rem;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(16rem, 1.6fr) repeat(4, 1fr);
  }
`;

const About = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 0.75rem;
  align-content: start;

  & > p {
    max-width: 34ch;
    color: ${tokens.color['velvet-muted']};
  }
  & > a[href^='tel:'] {
    justify-self: start;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.xl};
  }
  /* A tablet has room for the number and the address beside the brand. */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    gap: 0.25rem 1.5rem;

    & > :nth-child(1) {
      grid-column: 1;
    }
    & > :nth-child(2) {
      grid-area: 2 / 1 / span 2;
    }
    & > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-column: auto;
    gap: 0.75rem;

    & > :nth-child(n + 1) {
      grid-area: auto / 1;
    }
  }
`;

const Group = styled.div`
  ${inCheckout} & {
    display: none;
  }
  & > h2 {
    margin-bottom: 0.5rem;
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: 0;
  }
  & > ul {
    padding: 0;
    font-size: ${tokens.text.sm};
    list-style: none;
  }
  & a {
    color: ${tokens.color['velvet-muted']};
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  align-items: center;
  margin-top: 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid rgb(255 255 255 / 18%);
  color: ${tokens.color['velvet-muted']};
  font-size: ${tokens.text.xs};

  & > div {
    flex: 1 1 100%;
    padding-block: 0.5rem;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    padding: 0;
    list-style: none;
  }
  & button {
    min-height: 2.75rem;
    padding-block: 0;
    padding-inline: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  & button:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    & button {
      min-height: 2rem;
    }
  }
`;

export interface FooterProps extends ChromePartProps {
  /** Year of the copyright line. */
  year: number;
}

/** The footer of every page: the brand with its phone, hours and profiles, four groups of links, payment marks, company, legal links. */
export function Footer({ year, ...part }: FooterProps) {
  const { context, t } = part;
  const { brand } = context.market;
  return (
    <Base>
      <Container>
        <Columns>
          <About>
            <Wordmark name={brand.name} inverse />
            <p>{t('footer.claim')}</p>
            <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>
            {brand.phoneHours ? (
              <p>{t('footer.phoneHours', { hours: hoursText(brand.phoneHours, context.locale) })}</p>
            ) : null}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            <SocialLinks context={context} t={t} />
          </About>
          {footerGroups.map(({ titleKey, links }) => (
            <Group key={titleKey}>
              <h2>{t(titleKey)}</h2>
              <ul>
                {shownLinks(part, links).map(({ labelKey, href }) => (
                  <li key={labelKey}>
                    <a href={href}>{t(labelKey)}</a>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Columns>
        <PaymentMarks context={context} t={t} />
        <Legal>
          <div>
            <p>{t('footer.copyright', { year, brand: brand.name })}</p>
            {brand.company ? <CompanyLine company={brand.company} context={context} t={t} /> : null}
          </div>
          <ul>
            {shownLinks(part, legalLinks).map(({ labelKey, href }) => (
              <li key={labelKey}>
                <a href={href}>{t(labelKey)}</a>
              </li>
            ))}
            <li>
              <button type="button" data-cookie-settings="">
                {t('footer.cookies')}
              </button>
            </li>
          </ul>
        </Legal>
      </Container>
    </Base>
  );
}
