import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import type { ArticleOfPage } from '../api/get-article';

interface ArticleActionProps {
  article: Pick<ArticleOfPage, 'ctaType'>;
  /** The page shows the treatments of the article: they are its call to action. */
  hasTreatments: boolean;
}

/** Where an article's call to action leads. Source: specification, content, section 3, article call-to-action types. */
export function ArticleAction({ article: { ctaType }, hasTreatments }: ArticleActionProps) {
  const t = useTranslate();
  const href = useHref();
  if (!ctaType || (ctaType === 'product' && hasTreatments)) return null;
  const addresses = {
    contactForm: href('content/contact'),
    leadForm: href('content/contact'),
    offer: href('catalog/special-offers'),
    product: href('catalog/price-list'),
  };
  const title = t(`article.action.${ctaType}.title`);
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
