import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Heading, LinkButton, offscreen, Section } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight, MapPin, Zap } from 'lucide-react';
import { priceListAddress } from '../price-list-rules';

const Slide = styled.div`
  display: grid;
  gap: 0.75rem 3rem;
  justify-items: start;

  & p {
    max-width: 52ch;
    color: ${tokens.color['velvet-muted']};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  & > div {
    display: grid;
    gap: 0.75rem;
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: 1rem;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 1rem;
    padding: 1.25rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & > li:hover {
    border-color: ${tokens.color.accent};
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  & p {
    margin-top: 0.25rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${tokens.color.accent};
  }
`;

/** The way from a zone to its price list: a special offer's slide. Source: specification, content, section 3, zones. */
export function PriceListSlide({ gender }: { gender: Gender }) {
  const t = useTranslate();
  const priceList = useHref()('catalog/price-list');
  return (
    <Section tone="velvet" aria-labelledby="price-list" style={offscreen(300, 250)}>
      <Container>
        <Slide>
          <div>
            <Heading level={2} size="lg" id="price-list">
              {t(`zonePage.slide.${gender}`)}
            </Heading>
            <p>{t('zonePage.slide.text')}</p>
          </div>
          <LinkButton
            href={priceListAddress(priceList, { gender, section: 'products', words: '', page: 1 })}
            variant="secondary"
          >
            {t('zonePage.slide.action')}
          </LinkButton>
        </Slide>
      </Container>
    </Section>
  );
}

const ways = [
  { key: 'salons', Icon: MapPin },
  { key: 'technology', Icon: Zap },
] as const;

/** From a zone to the salons and to how the laser works. */
export function ZoneWaysOn() {
  const t = useTranslate();
  const href = useHref();
  const addresses = { salons: href('catalog/salons'), technology: href('content/technology') };
  return (
    <Section aria-label={t('zonePage.ways.label')} style={offscreen(380, 230)}>
      <Container>
        <Ways>
          {ways.map(({ key, Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              <div>
                <Heading level={2} size="sm">
                  <a href={addresses[key]}>{t(`zonePage.ways.${key}.title`)}</a>
                </Heading>
                <p>{t(`zonePage.ways.${key}.text`)}</p>
              </div>
              <ArrowRight aria-hidden="true" />
            </li>
          ))}
        </Ways>
      </Container>
    </Section>
  );
}
