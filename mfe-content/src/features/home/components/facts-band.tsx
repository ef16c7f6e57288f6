import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Band = styled.section`
  padding-block: clamp(1.5rem, 1rem + 2vw, 2.75rem);
  border-block: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem clamp(1rem, 3vw, 3rem);

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.25rem;
  }
  & dd {
    margin: 0;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['3xl']};
    font-variant-numeric: lining-nums;
    line-height: 1.05;
  }
  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    line-height: 1.4;
  }
`;

const FACTS = ['salons', 'series', 'reduction', 'effects'] as const;

/** Four facts in large figures. Source: specification, content, section 1, marketing claims. */
export function FactsBand() {
  const t = useTranslate();
  return (
    <Band aria-label={t('facts.label')}>
      <Container>
        <Facts>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}.text`)}</dt>
              <dd>{t(`facts.${fact}.figure`)}</dd>
            </div>
          ))}
        </Facts>
      </Container>
    </Band>
  );
}
