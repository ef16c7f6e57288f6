import type { PromoBarLook } from '@aksamit/contracts';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, promoLook, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { recordAddress } from '../../../addresses/record-address';

const Ground = styled(Card)(promoLook);

export interface PromoCardProps {
  headline: string;
  subheadline: string;
  /** Buttons, the main one first; one without words or address is left out. */
  actions: readonly { label: string; path: string }[];
  look: PromoBarLook | undefined;
}

/** A promo bar within a text: a headline with one or two buttons. */
export function PromoCard({ headline, subheadline, actions, look }: PromoCardProps) {
  const { basePath } = usePageContext();
  const links = actions.map(({ label, path }, index) => {
    const href = recordAddress(path, basePath);
    if (href === null || label === '') return null;
    return (
      <LinkButton key={path} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </LinkButton>
    );
  });
  return (
    <Ground tone="blush" as="aside" aria-label={headline} data-look={look}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {headline}
        </Heading>
        {subheadline === '' ? null : <Text>{subheadline}</Text>}
        <Stack direction="row" gap={3}>
          {links}
        </Stack>
      </Stack>
    </Ground>
  );
}
