import type { DetailedLocation } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Heading } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';

const List = styled.ul`
  padding: 0;
  margin-top: 0.75rem;
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 1.25rem;
    gap: 0 0.75rem;
    align-items: center;
    min-height: 3.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${tokens.color.border};
    color: inherit;
    text-decoration: none;
  }
  & a:hover strong {
    color: ${tokens.color.accent};
  }
  & a[aria-current] {
    background: ${tokens.color.blush};
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

interface SalonServicesProps {
  salon: DetailedLocation;
  /** Slug of the category whose prices are shown already. */
  shown?: string;
}

/** Kinds of treatments in the salon, each with its lowest price, leading to their prices in this salon. */
export function SalonServices({ salon, shown }: SalonServicesProps) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const categories = salon.productCategories.filter(({ slug }) => slug !== shown);
  if (categories.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="md">
        {t(shown ? 'salonPage.otherServices' : 'salonPage.prices')}
      </Heading>
      <List>
        {categories.map(({ id, code, name, slug }) => {
          const service = salon.services?.find(({ category }) => category === code);
          return (
            <li key={id}>
              <a href={href('catalog/salon-category', { categorySlug: slug, slug: salon.slug })}>
                <span>
                  <strong>{name}</strong>
                  {service ? <small>{t('salonPage.treatments', { count: service.treatmentsCount })}</small> : null}
                </span>
                <span>{service ? t('salonPage.priceFrom', { price: money(service.priceFrom) }) : null}</span>
                <ChevronRight aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </List>
    </section>
  );
}
