import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Eyebrow, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { VelvetArt } from './velvet-art';

const Band = styled.section`
  padding-block: clamp(1.5rem, 1rem + 2.5vw, 3.5rem) clamp(2rem, 1.4rem + 3vw, 4.5rem);
  overflow: hidden;
`;

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: clamp(1.75rem, 1rem + 3.5vw, 5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 0.75rem;
  width: 100%;
  max-width: 34rem;

  & > a {
    justify-content: space-between;
    min-height: 3.5rem;
    padding-inline: 1.5rem 1.25rem;
  }
`;

const Art = styled.div`
  position: relative;
  height: clamp(13rem, 9rem + 17vw, 34rem);
  border-radius: ${tokens.radius.md};

  ${media.desktop} {
    height: clamp(28rem, 42vw, 36rem);
  }
`;

const PromiseCard = styled.p`
  position: absolute;
  inset: auto auto 1rem 1rem;
  display: grid;
  gap: 0.125rem;
  max-width: min(17rem, 100% - 2rem);
  padding: 0.875rem 1.25rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & > strong {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    font-weight: 500;
    line-height: 1.1;
  }
`;

const Quiet = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.5rem;
  padding: 0;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  list-style: none;
`;

/** The first screen: the promise, links to both zones, arguments. */
export function Hero() {
  const t = useTranslate();
  const href = useHref();
  return (
    <Band>
      <Container>
        <Columns>
          <Stack gap={6}>
            <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
            <Heading level={1} size="display">
              {t('hero.title')}
            </Heading>
            <Text size="lead" tone="muted">
              {t('hero.lead')}
            </Text>
            <Zones>
              <LinkButton href={href('catalog/womens-zone')}>
                {t('zones.women')}
                <ArrowRight aria-hidden="true" />
              </LinkButton>
              <LinkButton href={href('catalog/mens-zone')} variant="secondary">
                {t('zones.men')}
                <ArrowRight aria-hidden="true" />
              </LinkButton>
            </Zones>
            <Quiet>
              <li>{t('hero.point1')}</li>
              <li>{t('hero.point2')}</li>
              <li>{t('hero.point3')}</li>
            </Quiet>
          </Stack>
          <Art>
            <VelvetArt />
            <PromiseCard>
              <strong>{t('hero.figure')}</strong>
              {t('hero.figureText')}
            </PromiseCard>
          </Art>
        </Columns>
      </Container>
    </Band>
  );
}
