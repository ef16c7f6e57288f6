/** The shop's pages of what is sold and of the salons, as far as the shop shows them. */
import { localized } from '../../staff-kit/record-form/localized';
import type { KindInput } from './record-kind';

type ShopPage = NonNullable<KindInput['shopPageOf']>;

const slugOf = ({ slugs, enabled }: Readonly<Record<string, unknown>>, locale: Parameters<ShopPage>[1]['locale']) =>
  enabled === true ? localized(slugs, locale) : '';

export const productPage: ShopPage = (record, tools) => {
  const slug = slugOf(record, tools.locale);
  if (slug === '') return undefined;
  if (record.type === 'offer') return offerPage(record, tools);
  return tools.href(record.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', { slug });
};

export const offerPage: ShopPage = (record, { href, locale }) => {
  const slug = slugOf(record, locale);
  const isShown = slug !== '' && (record.state === undefined || record.state === 'on');
  const page = record.variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer';
  return isShown ? href(page, { slug }) : undefined;
};

export const bundlePage: ShopPage = (record, { href, locale }) => {
  const slug = slugOf(record, locale);
  return slug === '' ? undefined : href('catalog/bundle', { slug });
};

export const salonPage: ShopPage = (record, { href, locale }) => {
  const slug = slugOf(record, locale);
  return slug === '' || record.isVirtual === true ? undefined : href('catalog/salon', { slug });
};
