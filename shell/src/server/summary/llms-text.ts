/** The shop for language models: one Markdown file with what it is and where everything stands. Source: llmstxt.org. */
import { formatWholeMoney } from '@aksamit/contracts/money';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { createTranslations, type Translate } from '@aksamit/module-sdk/i18n';
import en from '../../locales/machines/en.json';
import pl from '../../locales/machines/pl.json';
import type { FeedSite } from '../feeds/feed-site';
import { pageUrl } from '../feeds/feed-site';
import { SCHEMA_PATH, treatmentUrl } from './shop-summary';
import { siteUrl } from './site-url';
import {
  type ListedSalon,
  type ListedText,
  type ListedTreatment,
  readTexts,
  readTreatments,
  readVisitedSalons,
} from './summary-records';

const resources = { pl, en };

/** Pages that lists of records stand on, in the order of the file, with their texts; those of no deployed module are omitted. */
const PAGES: readonly (readonly [page: string, text: string])[] = [
  ['catalog/womens-zone', 'womensZone'],
  ['catalog/mens-zone', 'mensZone'],
  ['catalog/price-list', 'priceList'],
  ['catalog/bundles', 'bundles'],
  ['catalog/special-offers', 'specialOffers'],
  ['catalog/vouchers', 'vouchers'],
  ['catalog/salons', 'salons'],
  ['content/opinions', 'opinions'],
  ['content/faq', 'faq'],
  ['content/contact', 'contact'],
  ['content/blog', 'blog'],
];

interface Link {
  name: string;
  url: string;
  note?: string;
}

interface FileSite {
  site: FeedSite;
  locale: LocaleCode;
  t: Translate;
}

/** @throws while the API is away */
export async function llmsText(site: FeedSite, locale: LocaleCode): Promise<string> {
  const [treatments, salons, texts] = await Promise.all([
    readTreatments(site, locale),
    readVisitedSalons(site, locale),
    readTexts(site, locale),
  ]);
  const file = { site, locale, t: createTranslations(locale, resources) };
  const single = treatments.filter(({ type }) => type === 'product');
  const cities = new Set(salons.map(({ city }) => city.name)).size;
  const pages = pageLinks(file);
  // Texts around lists of records stand on the pages above.
  const others = texts.filter(({ paths }) => !pages.some(({ url }) => url === siteUrl(site, locale, paths[locale])));
  return [
    head(file, { salons: salons.length, cities }),
    section(file.t('sections.data'), dataLinks(file)),
    section(file.t('sections.pages'), pages),
    section(file.t('sections.women'), treatmentLinks(file, single, 'female')),
    section(file.t('sections.men'), treatmentLinks(file, single, 'male')),
    section(file.t('sections.salons'), salonLinks(file, salons)),
    section(file.t('sections.legal'), textLinks(file, others, ['legal'])),
    section(file.t('sections.texts'), textLinks(file, others, ['information', 'campaign'])),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function head({ site, locale, t }: FileSite, counts: { salons: number; cities: number }): string {
  const { brand, currencies, name } = site.market;
  const email = brand.mailboxes?.[locale]?.email ?? brand.email;
  const about = t('about', { brand: brand.name, ...counts });
  const facts = [
    t('booking'),
    t('prices', { market: name, currency: currencies[0]?.code ?? '' }),
    t('contact', { phone: brand.phone, email }),
  ];
  return `# ${plain(brand.name)}\n\n> ${about}\n\n${facts.map((fact) => `- ${fact}\n`).join('')}`;
}

function dataLinks({ site, locale, t }: FileSite): Link[] {
  const { origin, market } = site;
  const at = (name: string, url: string) => ({ name: t(`data.${name}.name`), url, note: t(`data.${name}.note`) });
  const blog = pageUrl(site, locale, 'content/blog', '');
  return [
    at('summary', siteUrl(site, locale, '/services.json')),
    at('schema', origin + SCHEMA_PATH),
    at('products', `${origin}/feeds/products-${market.slug}-${locale}.xml`),
    ...(blog === undefined ? [] : [at('articles', `${blog}feed.json`)]),
    at('siteMap', `${origin}/sitemap.xml`),
  ];
}

function pageLinks({ site, locale, t }: FileSite): Link[] {
  return PAGES.flatMap(([page, text]) => {
    const path = site.releases.sitemap[page]?.[locale];
    if (path === undefined) return [];
    return [{ name: t(`pages.${text}.name`), url: siteUrl(site, locale, path), note: t(`pages.${text}.note`) }];
  });
}

function treatmentLinks({ site, locale, t }: FileSite, all: readonly ListedTreatment[], gender: string): Link[] {
  const [currency] = site.market.currencies;
  return all.flatMap((one) => {
    const url = treatmentUrl(site, locale, one);
    if (one.gender !== gender || url === undefined || !currency) return [];
    const price = formatWholeMoney(one.pricing.finalPrice, currency, locale);
    const note = t('treatment', { category: one.category.name, minutes: one.duration, price });
    return [{ name: one.name, url, note }];
  });
}

function salonLinks({ site, locale }: FileSite, salons: readonly ListedSalon[]): Link[] {
  return salons.flatMap(({ name, slug, address, postalCode, city, phone }) => {
    const url = pageUrl(site, locale, 'catalog/salon', slug);
    return url === undefined ? [] : [{ name, url, note: `${address}, ${postalCode} ${city.name}, ${phone}` }];
  });
}

const textLinks = ({ site, locale }: FileSite, texts: readonly ListedText[], kinds: readonly string[]): Link[] =>
  texts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, paths }) => ({ name: title, url: siteUrl(site, locale, paths[locale]) }));

function section(title: string, links: readonly Link[]): string {
  if (links.length === 0) return '';
  const lines = links.map(({ name, url, note }) => `- [${plain(name)}](${url})${note ? `: ${plain(note)}` : ''}\n`);
  return `## ${title}\n\n${lines.join('')}`;
}

/** One line without what Markdown reads as the end of a link's text; spaces are ordinary ones. */
const plain = (text: string): string => text.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim();
