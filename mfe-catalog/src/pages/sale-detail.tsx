import type { Gender, Image } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Island } from '@aksamit/module-sdk/islands';
import {
  Badge,
  Breadcrumbs,
  type BreadcrumbsProps,
  Card,
  Container,
  Eyebrow,
  Heading,
  Stack,
  StickyBar,
  Text,
} from '@aksamit/ui';
import type { ComponentProps, ReactNode } from 'react';
import { TreatmentDetails } from '../features/treatments/components/treatment-details';
import beforeAfter from '../islands/before-after.island';
import { BarDock } from '../product-hero/bar-dock';
import { ProductHero } from '../product-hero/product-hero';
import { PurchasePromises } from '../product-hero/purchase-promises';

interface SaleDetailProps {
  sale: { name: string; lead: string; gender: Gender; image: Image; canPaymentByCash: boolean };
  /** From the home page down to this one. */
  trail: BreadcrumbsProps['items'];
  category: string;
  badge: string | null;
  /** What it holds. */
  facts: ReactNode;
  /** Price, time left, what is to be chosen, the cart's buttons. */
  children: ReactNode;
  /** The cart's button in a phone's bar. */
  barButton: ReactNode;
  /** Price beside the button in a phone's bar. */
  barPrice: ReactNode;
  details: ComponentProps<typeof TreatmentDetails>['product'];
  /** Its other sizes, compared. */
  sizes?: ReactNode;
}

/** The page of a bundle or an offer: price and buttons above the fold, everything about it, the phone's bar. */
export function SaleDetail({
  sale,
  trail,
  category,
  badge,
  facts,
  children,
  barButton,
  barPrice,
  details,
  sizes,
}: SaleDetailProps) {
  const t = useTranslate();
  return (
    <div data-zone={sale.gender === 'male' ? 'men' : 'women'}>
      <Container style={{ paddingTop: '1rem' }}>
        <Breadcrumbs label={t('trail.label')} items={trail} />
        <ProductHero pictures={[sale.image]}>
          <div>
            <Eyebrow>{category}</Eyebrow>
            <Heading level={1}>{sale.name}</Heading>
          </div>
          {badge ? (
            <div>
              <Badge tone="accent">{badge}</Badge>
            </div>
          ) : null}
          <Text size="lead">{sale.lead}</Text>
          {facts}
          <Card tone="raised">
            <Stack gap={5}>
              {children}
              <PurchasePromises canPaymentByCash={sale.canPaymentByCash} />
            </Stack>
          </Card>
        </ProductHero>
      </Container>
      {sizes}
      <TreatmentDetails product={details} beforeAfter={(pair) => <Island of={beforeAfter} props={pair} />} />
      <BarDock>
        <StickyBar label={t('purchase.stickyLabel')}>
          {barPrice}
          {barButton}
        </StickyBar>
      </BarDock>
    </div>
  );
}
