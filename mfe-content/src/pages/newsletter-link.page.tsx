import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useModule, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Container, Heading, Section, Stack } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import { LinkSteps } from '../features/newsletter/components/link-steps';
import { linkAction } from '../features/newsletter/link-action';
import type { NewsletterLink } from '../features/newsletter/newsletter-link';

// Private: the token of an e-mail's link stands in the address, and no cache keeps it.
export default definePages(
  { layout: 'plain', rendering: 'private', query: ['token', 'done'], load, component: NewsletterLinkPage },
  [
    {
      name: 'newsletter-confirmation',
      patterns: { pl: ['/newsletter/potwierdzenie/'], en: ['/newsletter/confirmation/'] },
      act: linkAction('confirmation'),
    },
    {
      name: 'newsletter-cancellation',
      patterns: { pl: ['/newsletter/rezygnacja/'], en: ['/newsletter/cancellation/'] },
      act: linkAction('cancellation'),
    },
  ],
);

const linkOf = (page: string): NewsletterLink => (page === 'newsletter-cancellation' ? 'cancellation' : 'confirmation');

async function load({ context, t, setHead }: LoadInput): Promise<LoadResult> {
  const title = withBrand(t(`newsletter.${linkOf(context.page)}.title`), context.market.brand.name);
  setHead({ title, robots: 'noindex' });
  return { status: 200 };
}

/** Target of the links in the newsletter's e-mails: confirms, or ends, a subscription. */
export function NewsletterLinkPage() {
  const t = useTranslate();
  const link = linkOf(useModule().page?.name ?? '');
  const { market } = usePageContext();
  const [search] = useSearchParams();
  const title = t(`newsletter.${link}.title`);
  usePageHead({ title: withBrand(title, market.brand.name), robots: 'noindex' });
  return (
    <Section>
      <Container width="narrow">
        <Stack gap={6}>
          <Heading level={1}>{title}</Heading>
          <LinkSteps link={link} token={search.get('token') || null} isDone={search.get('done') !== null} />
        </Stack>
      </Container>
    </Section>
  );
}
