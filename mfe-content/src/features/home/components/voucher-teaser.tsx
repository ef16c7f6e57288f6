import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Eyebrow, Heading, LinkButton, offscreen, Section, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Gift } from 'lucide-react';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: 2rem clamp(2rem, 6vw, 6rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Ticket = styled.div`
  display: grid;
  align-content: space-between;
  gap: 2rem;
  max-width: 26rem;
  aspect-ratio: 8 / 5;
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: ${tokens.radius.md};
  background: linear-gradient(120deg, ${tokens.color.velvet}, ${tokens.color['accent-strong']} 60%, ${tokens.color.accent});
  box-shadow: ${tokens.shadow};
  color: ${tokens.color['ink-inverse']};

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.xl};
  }
  & svg {
    width: 1.75rem;
    height: 1.75rem;
    stroke-width: 1.4;
  }
  & > p {
    font-size: ${tokens.text.sm};
  }
`;

/** Gift vouchers: their use and where they are bought. Source: specification, content, section 9, vouchers. */
export function VoucherTeaser({ brand }: { brand: string }) {
  const t = useTranslate();
  const vouchers = useHref()('catalog/vouchers');
  return (
    <Section tone="blush" aria-labelledby="voucher" style={offscreen(605, 425)}>
      <Container>
        <Columns>
          <Stack gap={4} align="flex-start">
            <Eyebrow>{t('voucher.eyebrow')}</Eyebrow>
            <Heading level={2} size="xl" id="voucher">
              {t('voucher.title')}
            </Heading>
            <Text>{t('voucher.text')}</Text>
            <LinkButton href={vouchers}>{t('voucher.action')}</LinkButton>
          </Stack>
          <Ticket aria-hidden="true">
            <div>
              {brand}
              <Gift />
            </div>
            <p>{t('voucher.ticket')}</p>
          </Ticket>
        </Columns>
      </Container>
    </Section>
  );
}
