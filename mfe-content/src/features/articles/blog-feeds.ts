import type { PageHead } from '@aksamit/contracts/platform';

/** Feeds of the blog, as the heads of its pages name them; the page server makes them. @param blog address of the blog */
export function blogFeeds(blog: string, title: string): NonNullable<PageHead['feeds']> {
  return [
    { path: `${blog}rss.xml`, type: 'application/rss+xml', title: `${title} (RSS)` },
    { path: `${blog}feed.json`, type: 'application/feed+json', title: `${title} (JSON)` },
  ];
}
