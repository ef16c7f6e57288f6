import { useTranslate } from '@aksamit/shared-kit/i18n';
import { usePageContext, usePageHead } from '@aksamit/shared-kit/lifecycle';
import { NotFound } from '../features/not-found/components/not-found';

/** Where the choice of language leads from here: a record that is not there has no other languages. */
const FRONT_PAGES = { pl: '/', en: '/' };

/** In place of any page whose record there is not; the loader answers 404. */
export function NotFoundPage() {
  const t = useTranslate();
  const brand = usePageContext().market.brand.name;
  usePageHead({ title: t('notFound.metaTitle', { brand }), robots: 'noindex', alternates: FRONT_PAGES });
  return <NotFound />;
}
