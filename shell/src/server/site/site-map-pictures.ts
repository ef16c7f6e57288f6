/** Pictures of the pages that a site map lists, by the ids of their records. */
import { z } from 'zod';
import { type FeedSource, readList } from '../feeds/feed-records';
import type { SiteMapKind } from './site-map-entries';

/** Of one page: the first ones show what it is about. */
const MOST_PICTURES = 10;

const image = z.object({ kind: z.string(), id: z.string(), width: z.number() });
/** Of GET /products and GET /articles. */
const pictured = z.object({ id: z.string(), image, imageIds: z.array(z.string()).optional() });
/** Of GET /locations. */
const salon = z.object({ id: z.string(), images: z.array(image) });

type Image = z.infer<typeof image>;

/**
 * Paths of the pictures of each record of a kind, in their largest width; none for kinds without pictures of their own.
 * @throws while the API is away
 */
export async function siteMapPictures(
  kind: SiteMapKind,
  source: FeedSource,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (kind === 'salons') {
    const salons = await readList(source, 'locations', salon);
    return new Map(salons.map(({ id, images }) => [id, pathsOf(images)]));
  }
  if (kind !== 'treatments' && kind !== 'articles') return new Map();
  const records = await readList(source, kind === 'treatments' ? 'products' : 'articles', pictured);
  return new Map(
    records.map((one) => {
      const ids = one.imageIds ?? [one.image.id];
      return [one.id, pathsOf(ids.map((id) => ({ ...one.image, id })))];
    }),
  );
}

const pathsOf = (images: readonly Image[]): string[] =>
  images.slice(0, MOST_PICTURES).map(({ kind, id, width }) => `/api/images/${kind}/${id}-${width}.jpg`);
