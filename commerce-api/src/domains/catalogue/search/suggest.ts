/** Search results with as few fields as a list of suggestions shows. Pure. */
import type { LocaleCode, SearchGroup, SearchResult, SearchSuggestion, SearchSuggestions } from '@aksamit/contracts';
import { localePaths } from '../../../platform/page-address';

/** The first `limit` results of each group that has some, in the order of the groups. */
export function suggestionsOf(search: SearchResult, limit: number, locale: LocaleCode): SearchSuggestions {
  const groups: [SearchGroup, SearchSuggestion[]][] = [
    ['treatments', search.treatments.map((treatment) => ofTreatment(treatment, locale))],
    ['bundles', (search.bundles ?? []).map((bundle) => ofBundle(bundle, locale))],
    ['offers', (search.offers ?? []).map((offer) => ofOffer(offer, locale))],
    ['vouchers', (search.vouchers ?? []).map((voucher) => ofVoucher(voucher, locale))],
    ['salons', search.salons.map((salon) => ofSalon(salon, locale))],
    ['articles', search.articles.map((article) => ofArticle(article, locale))],
    ['pages', (search.pages ?? []).map(ofPage)],
  ];
  return {
    groups: groups
      .filter(([, suggestions]) => suggestions.length > 0)
      .map(([group, suggestions]) => ({ group, suggestions: suggestions.slice(0, limit) })),
  };
}

type Of<Group extends keyof SearchResult> = NonNullable<SearchResult[Group]> extends (infer Item)[] ? Item : never;

const priced = ({ finalPrice, currency }: { finalPrice: number; currency: { code: 'PLN' | 'GBP' } }) => ({
  amount: finalPrice,
  currency: currency.code,
});

function ofTreatment(treatment: Of<'treatments'>, locale: LocaleCode): SearchSuggestion {
  const { id, name, gender, category, pricing, slug, productBodyParts } = treatment;
  const page = gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  return {
    id,
    title: name,
    detail: category.name,
    gender,
    bodyParts: productBodyParts.map(({ code }) => code),
    path: localePaths(page, () => ({ slug }))[locale],
    price: priced(pricing),
  };
}

const ofBundle = (
  { id, name, category, gender, slug, pricing }: Of<'bundles'>,
  locale: LocaleCode,
): SearchSuggestion => ({
  id,
  title: name,
  detail: category.name,
  gender,
  path: localePaths('catalog/bundle', () => ({ slug }))[locale],
  price: priced(pricing),
});

function ofOffer(
  { id, name, label, gender, slug, variant, pricing }: Of<'offers'>,
  locale: LocaleCode,
): SearchSuggestion {
  const page = variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer';
  const path = localePaths(page, () => ({ slug }))[locale];
  return { id, title: name, detail: label, gender, path, price: priced(pricing) };
}

const ofVoucher = ({ id, name, pricing }: Of<'vouchers'>, locale: LocaleCode): SearchSuggestion => ({
  id,
  title: name,
  detail: '',
  gender: null,
  path: localePaths('catalog/vouchers', () => ({}))[locale],
  price: { amount: pricing.price, currency: pricing.currency.code },
});

const ofSalon = ({ id, name, slug, city, address }: Of<'salons'>, locale: LocaleCode): SearchSuggestion => ({
  id,
  title: name,
  detail: `${address}, ${city.name}`,
  gender: null,
  path: localePaths('catalog/salon', () => ({ slug }))[locale],
  price: null,
});

const ofArticle = ({ id, title, category, href }: Of<'articles'>, locale: LocaleCode): SearchSuggestion => ({
  id,
  title,
  detail: category.name,
  gender: null,
  path: href[locale],
  price: null,
});

const ofPage = ({ id, title, path }: Of<'pages'>): SearchSuggestion => ({
  id,
  title,
  detail: '',
  gender: null,
  path,
  price: null,
});
