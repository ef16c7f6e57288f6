import type { ArticleAuthor } from '@aksamit/contracts';
import { CONTEXT, type JsonLd } from '@aksamit/contracts/structured-data';
import { pictureUrl } from '@aksamit/ui';

const PORTRAIT_WIDTH = 640;

interface AuthorSite {
  origin: string;
  /** Of the author's page, with the base path; null: there is none. */
  path: string | null;
  publisher: string;
}

/** An author for schema.org: a person, or the shop itself where its editors write. */
export function authorOf(author: ArticleAuthor, { origin, path, publisher }: AuthorSite): JsonLd {
  if (author.name === publisher) return { '@type': 'Organization', name: publisher, url: `${origin}/` };
  return {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.position,
    image: `${origin}${pictureUrl(author.avatar, PORTRAIT_WIDTH, 'webp')}`,
    ...(path === null ? {} : { '@id': `${origin}${path}#person`, url: `${origin}${path}` }),
  };
}

/** Structured data of an author's page. */
export function authorJsonLd(
  author: ArticleAuthor,
  { origin, path, publisher }: AuthorSite & { path: string },
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    mainEntity: {
      ...authorOf(author, { origin, path, publisher }),
      description: author.bio,
      knowsAbout: author.specialization,
      ...(author.name === publisher
        ? {}
        : { worksFor: { '@type': 'Organization', name: publisher, url: `${origin}/` } }),
    },
  };
}
