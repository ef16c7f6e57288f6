import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, Eyebrow, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import type { ArticleOfPage } from '../api/get-article';
import type { RunningOffer } from '../api/get-running-offer';

interface ArticleActionProps {
  article: Pick<ArticleOfPage, 'ctaType'>;
  /** The page shows the treatments of the article: they are its call to action. */
  hasTreatments: boolean;
  /** The offer that runs now; null: none, or not known. */
  offer: RunningOffer | null;
}

/**
 * An article's call to action: a running offer, or the prices where no treatment is shown. Forms are the page's. Source:
 * specification, content, section 3, article call-to-action types.
 */
export function ArticleAction({ article: { ctaType }, hasTreatments, offer }: ArticleActionProps) {
  if (ctaType === 'offer') return <OfferAction offer={offer} />;
  return ctaType === 'product' && !hasTreatments ? <ProductAction /> : null;
}

function OfferAction({ offer }: { offer: RunningOffer | null }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const all = href('catalog/special-offers');
  if (!offer) {
    return (
      <ActionCard title={t('article.action.offer.title')} text={t('article.action.offer.text')}>
        <LinkButton href={all}>{t('article.action.offer.button')}</LinkButton>
      </ActionCard>
    );
  }
  const { slug, variant, validTo } = offer;
  const address =
    variant === 'flexy' ? href('catalog/flexi-special-offer', { slug }) : href('catalog/special-offer', { slug });
  const until = validTo ? t('article.action.offer.until', { date: formatDate(lastDayBefore(validTo), locale) }) : '';
  return (
    <ActionCard eyebrow={t('article.action.offer.running')} title={offer.name} text={offer.lead} note={until}>
      <LinkButton href={address}>{t('article.action.offer.show')}</LinkButton>
      <LinkButton variant="quiet" href={all}>
        {t('article.action.offer.all')}
      </LinkButton>
    </ActionCard>
  );
}

/** The last day of what ends at an instant: most often midnight, which belongs to the day after. */
const lastDayBefore = (end: string): Date => new Date(Date.parse(end) - 1);

function ProductAction() {
  const t = useTranslate();
  const href = useHref();
  return (
    <ActionCard title={t('article.action.product.title')} text={t('article.action.product.text')}>
      <LinkButton href={href('catalog/price-list')}>{t('article.action.product.button')}</LinkButton>
    </ActionCard>
  );
}

interface ActionCardProps {
  eyebrow?: string;
  title: string;
  text: string;
  note?: string;
  /** Its buttons. */
  children: ReactNode;
}

function ActionCard({ eyebrow, title, text, note, children }: ActionCardProps) {
  return (
    <Card tone="blush" as="aside" aria-label={title}>
      <Stack gap={3}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
        {note ? (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        ) : null}
        <Stack direction="row" gap={3}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
