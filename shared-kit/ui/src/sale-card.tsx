import { LinkButton } from './link-button';
import { Picture, type PictureProps } from './picture';
import { ProductCard, type ProductCardProps } from './product-card';
import { Text } from './text';

/** How wide the picture is in a grid of up to three cards. */
const IN_A_GRID = '(min-width: 1280px) 400px, (min-width: 640px) 46vw, calc(100vw - 2rem)';
/** The same of compact cards: on a phone its middle, a square of 6rem, for which a picture of 4:3 is 8rem wide. */
const COMPACT_IN_A_GRID = '(min-width: 1280px) 400px, (min-width: 640px) 46vw, 8rem';

export interface SaleCardProps extends Omit<ProductCardProps, 'picture' | 'action'> {
  /** Decoration: the title describes it. */
  image: PictureProps['image'];
  /** Width of the picture, as in `img sizes`; by default in a grid of up to three. */
  sizes?: string | undefined;
  /** Among the first on the screen: its picture is loaded at once. */
  eager?: boolean | undefined;
  lead?: string | undefined;
  /** Link text, and the same with the product's name for screen readers. */
  action: { label: string; name: string };
}

/** A product in a list: picture, name, facts, price, and the link to its page. */
export function SaleCard({ image, sizes, eager, lead, action, children, ...card }: SaleCardProps) {
  return (
    <ProductCard
      {...card}
      picture={
        <Picture image={image} alt="" eager={eager} sizes={sizes ?? (card.compact ? COMPACT_IN_A_GRID : IN_A_GRID)} />
      }
      action={
        <LinkButton href={card.href} size="sm" variant="secondary" aria-label={action.name}>
          {action.label}
        </LinkButton>
      }
    >
      {lead ? (
        <Text size="sm" tone="muted" data-lead="">
          {lead}
        </Text>
      ) : null}
      {children}
    </ProductCard>
  );
}
