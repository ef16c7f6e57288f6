import type { SearchSuggestion } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule } from '@aksamit/module-sdk/lifecycle';
import { Heading } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  & a:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

/** Links as chips, in a row that wraps. */
export function ChipLinks({ links }: { links: readonly { href: string; text: ReactNode }[] }) {
  return (
    <Links>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </Links>
  );
}

/** Without results: what the shop recommends, and the parts of the shop. */
export function WaysOn({ recommended }: { recommended: readonly SearchSuggestion[] }) {
  const t = useTranslate();
  const href = useHref();
  const { basePath } = useModule().context;
  return (
    <>
      {recommended.length > 0 ? (
        <section>
          <Heading level={2} size="sm" style={{ marginBlock: '1.5rem 0.75rem' }}>
            {t('search.recommended')}
          </Heading>
          <ChipLinks links={recommended.map(({ path, title }) => ({ href: basePath + path, text: title }))} />
        </section>
      ) : null}
      <section>
        <Heading level={2} size="sm" style={{ marginBlock: '1.5rem 0.75rem' }}>
          {t('search.waysOn')}
        </Heading>
        <ChipLinks
          links={[
            { href: href('catalog/womens-zone'), text: t('missing.female') },
            { href: href('catalog/mens-zone'), text: t('missing.male') },
            { href: href('catalog/price-list'), text: t('search.wayPrices') },
            { href: href('catalog/salons'), text: t('search.waySalons') },
            { href: href('catalog/vouchers'), text: t('search.wayVouchers') },
          ]}
        />
      </section>
    </>
  );
}
