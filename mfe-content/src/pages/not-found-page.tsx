import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { NotFound } from '../features/not-found/components/not-found';

/** Target of the language choice here: a missing record has no other languages. */
const FRONT_PAGES = { pl: '/', en: '/' };

/** Replaces a page whose record does not exist; the loader answers 404. */
export function NotFoundPage() {
  const t = useTranslate();
  const brand = usePageContext().market.brand.name;
  usePageHead({ title: t('notFound.metaTitle', { brand }), robots: 'noindex', alternates: FRONT_PAGES });
  return <NotFound />;
}
