import type { SocialLink } from '@aksamit/contracts/social-link';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ChromePartProps } from './chrome-props';
import { inCheckout } from './in-checkout';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-inline-start: -0.625rem;
  padding: 0;
  list-style: none;

  ${inCheckout} & {
    display: none;
  }
  & a {
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.6;
  }
`;

/** Each network's name as it writes it, and its sign in lines of the shop's own icons. */
const NETWORKS: Readonly<Record<SocialLink['network'], { name: string; sign: ReactNode }>> = {
  instagram: {
    name: 'Instagram',
    sign: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    sign: (
      <path d="M17.5 3H15a4.5 4.5 0 0 0-4.5 4.5V10H7.5v3.5h3V21H14v-7.5h2.8l.7-3.5H14V7.7a1.2 1.2 0 0 1 1.2-1.2h2.3z" />
    ),
  },
  tiktok: {
    name: 'TikTok',
    sign: <path d="M14 3v12.5a4 4 0 1 1-4-4M14 3c.4 3 2.3 4.9 5.5 5.2" />,
  },
  youtube: {
    name: 'YouTube',
    sign: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10 9 5 3-5 3z" />
      </>
    ),
  },
  pinterest: {
    name: 'Pinterest',
    sign: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="m10 19.5 2.2-9.5M9 13.2a3.5 3.5 0 1 1 6.5-1.8c0 2.2-1.4 3.8-3 3.8-1 0-1.8-.6-1.7-1.5" />
      </>
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    sign: <path d="M4.5 10v9.5M4.5 5.5h.01M9.5 19.5V10M9.5 14.5a5 5 0 0 1 10 0v5" />,
  },
};

/** The shop's profiles, as its operator names them: none where there are none, and none in the checkout. */
export function SocialLinks({ context, t }: Pick<ChromePartProps, 'context' | 't'>) {
  const { name, social = [] } = context.market.brand;
  if (social.length === 0) return null;
  return (
    <List aria-label={t('footer.social', { brand: name })}>
      {social.map(({ network, url }) => (
        <li key={network}>
          {/* `me`: the profile is the shop's own. */}
          <a href={url} rel="me noopener" translate="no">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {NETWORKS[network].sign}
            </svg>
            <span className="visually-hidden">{NETWORKS[network].name}</span>
          </a>
        </li>
      ))}
    </List>
  );
}
