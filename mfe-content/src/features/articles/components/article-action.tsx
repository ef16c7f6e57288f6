import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import type { ArticleOfPage } from '../api/get-article';

/** Where an article's call to action leads. Source: specification, content, section 3, article call-to-action types. */
export function ArticleAction({ article }: { article: ArticleOfPage }) {
  const t = useTranslate();
  const href = useHref();
  const { ctaType, ctaTypeData, products } = article;
  if (!ctaType) return null;
  const product = products.find(({ id }) => id === ctaTypeData?.productId) ?? products[0];
  const productPage = product?.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  const addresses = {
    contactForm: href('content/contact'),
    leadForm: href('content/contact'),
    offer: href('catalog/special-offers'),
    product: product ? href(productPage, { slug: product.slug }) : href('catalog/price-list'),
  };
  const own = ctaType === 'product' && product ? product.name : undefined;
  const title = own ?? t(`article.action.${ctaType}.title`);
  return (
    <Card tone="blush" as="aside" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{t(`article.action.${ctaType}.text`)}</Text>
        <div>
          <LinkButton href={addresses[ctaType]}>{t(`article.action.${ctaType}.button`)}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
