/** Feeds of the blog: RSS 2.0 with author and picture by the namespaces of Dublin Core and Media RSS, and JSON Feed 1.1. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { XMLBuilder } from 'fast-xml-parser';
import { basePathOf } from '../../isomorphic/routing';
import { pageTexts } from '../document/page-texts';
import { type FeedArticle, readNewestArticles } from './feed-records';
import { type FeedSite, pageUrl, sourceOf } from './feed-site';

/** Control characters: XML 1.0 forbids them. */
const UNWANTED = /\p{C}/gu;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

interface BlogChannel {
  title: string;
  description: string;
  /** Address of the blog. */
  home: string;
  /** Address of the feed itself. */
  self: string;
  language: string;
  entries: BlogEntry[];
}

interface BlogEntry {
  id: string;
  title: string;
  text: string;
  url: string;
  image: string;
  publishedAt: Date;
  category: string;
  author: { name: string; url?: string | undefined };
}

/** RSS of the newest articles. @param self path of the feed @throws while the API is away */
export async function blogRss(site: FeedSite, locale: LocaleCode, self: string): Promise<string> {
  const { title, description, home, language, entries, ...channel } = await readChannel(site, locale, self);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title,
        link: home,
        description,
        language,
        ...(entries[0] ? { lastBuildDate: entries[0].publishedAt.toUTCString() } : {}),
        'atom:link': { '@href': channel.self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: entries.map((entry) => ({
          title: entry.title,
          link: entry.url,
          guid: { '#text': entry.id, '@isPermaLink': 'false' },
          pubDate: entry.publishedAt.toUTCString(),
          'dc:creator': entry.author.name,
          category: entry.category,
          description: entry.text,
          'media:content': { '@url': entry.image, '@medium': 'image', '@type': 'image/jpeg' },
        })),
      },
    },
  });
}

/** JSON Feed of the newest articles. @param self path of the feed @throws while the API is away */
export async function blogJsonFeed(site: FeedSite, locale: LocaleCode, self: string): Promise<string> {
  const channel = await readChannel(site, locale, self);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    description: channel.description,
    home_page_url: channel.home,
    feed_url: channel.self,
    language: channel.language,
    items: channel.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.text,
      content_text: entry.text,
      image: entry.image,
      date_published: entry.publishedAt.toISOString(),
      authors: [entry.author],
      tags: [entry.category],
    })),
  });
}

async function readChannel(site: FeedSite, locale: LocaleCode, self: string): Promise<BlogChannel> {
  const { origin, market } = site;
  const base = origin + basePathOf(market, locale, market.hosts.includes(new URL(origin).hostname));
  const blog = site.releases.sitemap['content/blog']?.[locale] ?? '/';
  const t = pageTexts(locale);
  const articles = await readNewestArticles(sourceOf(site, locale));
  return {
    title: t('blogFeed.title', { brand: market.brand.name }),
    description: t('blogFeed.description'),
    home: base + blog,
    self: origin + self,
    language: locale,
    entries: articles.map((article) => entryOf(article, site, locale, base)),
  };
}

function entryOf(article: FeedArticle, site: FeedSite, locale: LocaleCode, base: string): BlogEntry {
  const { id, title, lead, image, author, category, href, publishedAt } = article;
  const url = author.slug ? pageUrl(site, locale, 'content/blog-author', author.slug) : undefined;
  return {
    // Stays when the address changes, so that subscribers do not get an article twice.
    id: `article-${id}-${locale}`,
    title: printable(title),
    text: printable(lead),
    url: base + href[locale],
    image: `${site.origin}/api/images/${image.kind}/${image.id}-${image.width}.jpg`,
    publishedAt: new Date(publishedAt),
    category: printable(category.name),
    author: { name: printable(author.name), ...(url === undefined ? {} : { url }) },
  };
}

const printable = (text: string): string => text.replace(UNWANTED, ' ').trim();
