import { type ImageKind, imageKind, imageWidths } from '@aksamit/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db } from '../../../platform/database';
import { createFileStore, type FileStore, fileKey } from '../files';
import { authorSvg } from './author-svg';
import { drawingSvg } from './drawings';
import { imageHeight, PHONE_VIEW, phoneCoverHeight, portraitViews, salonViews } from './image-record';
import { createPictureStore, type LoadedPicture, type PictureFormat } from './picture-store';
import { loadRendered } from './rendered-picture';
import { salonSvg } from './salon-svg';
import { isFaceNumber } from './therapist-faces';
import { therapistSvg } from './therapist-svg';
import { toneOf, velvetSvg } from './velvet-svg';

/** Pixels; every offered width is enlarged from it. */
const DRAWN_WIDTH = 320;
/** A salon's views have lines, which are drawn larger. */
const ROOM_WIDTH = 960;
/** The largest offered size, in the proportion of a treatment's pictures. */
const DRAWING_WIDTH = 1280;
/** A portrait has lines too. */
const PORTRAIT_WIDTH = 640;
/** The record, the picture of the shop chosen for it if there is one, a view of it, the width. */
const FILE = /^([1-9]\d{0,17})(?:p([1-9]\d{0,17}))?(?:v([1-9]\d?))?-(\d{3,4})\.(webp|avif|jpg)$/;

const FORMATS: Readonly<Record<string, PictureFormat>> = { avif: 'avif', jpg: 'jpeg', webp: 'webp' };

export function registerPictures(app: App, { db, config }: AppDependencies): void {
  const store = createPictureStore();
  const sources = { files: createFileStore(config.files), renderedPictures: config.renderedPictures };
  app.get(
    '/api/images/:kind/:file',
    {
      // <img> requests pictures without headers; a page of them is no abuse.
      config: { market: false, rateLimit: false },
      schema: {
        tags: ['pictures'],
        summary: 'Picture of a record: {id}-{width}.{webp|avif|jpg}, with the id that the record gives',
        params: z.object({ kind: imageKind, file: z.string().regex(FILE) }),
      },
    },
    async (request, reply) => {
      const { kind, file } = request.params;
      const [, id = '', pictureId, view, widthText = '', extension = ''] = FILE.exec(file) ?? [];
      const format = FORMATS[extension] ?? 'webp';
      const width = imageWidths.find((offered) => offered === Number(widthText));
      if (!width || (view !== undefined && !hasView(kind, view, pictureId))) throw notFound();
      const gender = await findGender(db, kind, id);
      if (!gender) throw notFound();
      const size = { width, height: heightOf(kind, view, width) };
      const picture =
        pictureId === undefined
          ? await store.get(`${kind}/${id}${view ? `v${view}` : ''}`, size, format, () => draw(kind, id, view, gender))
          : await store.getPhoto(`photo/${pictureId}`, size, format, () => loadPicture(db, sources, pictureId));
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          // Shown by pages of every host that this API serves.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(`image/${format}`)
        .send(picture);
    },
  );
}

const COVERS: readonly ImageKind[] = ['articles', 'article-categories'];

/** Whether pictures of this kind have this view: rooms of salons, portraits of people, covers for phones. */
function hasView(kind: ImageKind, view: string, pictureId: string | undefined): boolean {
  if (COVERS.includes(kind)) return view === PHONE_VIEW;
  if (pictureId !== undefined) return false;
  if (kind === 'therapists') return isFaceNumber(view);
  return (kind === 'salons' && salonViews.some((one) => one === view)) || (kind === 'authors' && view in portraitViews);
}

const heightOf = (kind: ImageKind, view: string | undefined, width: number) =>
  view !== undefined && COVERS.includes(kind) ? phoneCoverHeight(width) : imageHeight(kind, width);

/** The drawing of a record as SVG. */
function draw(kind: ImageKind, id: string, view: string | undefined, gender: 'male' | 'female' | 'all'): string {
  const room = kind === 'salons' ? salonViews.find((one) => one === view) : undefined;
  if (room) return salonSvg(room, id, ROOM_WIDTH, imageHeight(kind, ROOM_WIDTH));
  const portrait = kind === 'authors' ? portraitViews[view ?? ''] : undefined;
  if (portrait) return authorSvg(portrait, id, PORTRAIT_WIDTH);
  if (kind === 'therapists' && view !== undefined) return therapistSvg(Number(view), id, PORTRAIT_WIDTH);
  return velvetSvg(`${kind}/${id}`, toneOf(kind, id, gender), DRAWN_WIDTH, heightOf(kind, view, DRAWN_WIDTH));
}

interface PictureSources {
  files: FileStore;
  /** Folder of the rendered pictures. */
  renderedPictures: string;
}

/** A picture of the shop: its photograph, its rendered picture, or its drawing as SVG. @throws 404 when it is not there */
async function loadPicture(db: Db, sources: PictureSources, pictureId: string): Promise<LoadedPicture> {
  const found = await sql<{
    fileUploadId: string | null;
    drawing: string | null;
    x: number | null;
    y: number | null;
    zoom: number | null;
  }>`select file_upload_id as "fileUploadId", drawing, focus_x as x, focus_y as y, focus_zoom as zoom from shop_pictures
    where id = ${pictureId}`.execute(db);
  const { fileUploadId, drawing, x = null, y = null, zoom = null } = found.rows[0] ?? {};
  const bytes = fileUploadId ? await sources.files.get(fileKey(fileUploadId)) : await madeBytes(sources, drawing ?? '');
  if (!bytes) throw notFound();
  return { bytes, focus: x === null || y === null ? null : { x, y, zoom: zoom ?? 100 } };
}

/** A picture of the project, by its name. */
async function madeBytes({ renderedPictures }: PictureSources, name: string): Promise<Buffer | null> {
  const rendered = await loadRendered(renderedPictures, name);
  if (rendered) return rendered;
  const svg = drawingSvg(name, DRAWING_WIDTH, imageHeight('treatments', DRAWING_WIDTH));
  return svg === null ? null : Buffer.from(svg);
}

interface GenderRow {
  gender: 'male' | 'female' | 'all';
}

/** The gender that the record is for, which decides its tones; null when there is no such record. */
async function findGender(db: Db, kind: ImageKind, id: string): Promise<'male' | 'female' | 'all' | null> {
  const all = sql.lit('all');
  const queries = {
    treatments: sql<GenderRow>`select gender from products where id = ${id}`,
    articles: sql<GenderRow>`select gender from articles where id = ${id}`,
    'article-categories': sql<GenderRow>`select ${all} as gender from article_categories where id = ${id}`,
    salons: sql<GenderRow>`select ${all} as gender from locations where id = ${id}`,
    authors: sql<GenderRow>`select ${all} as gender from article_authors where id = ${id}`,
    pages: sql<GenderRow>`select ${all} as gender from cms_pages where id = ${id}`,
    therapists: sql<GenderRow>`select ${all} as gender from therapists where id = ${id}`,
  };
  const result = await queries[kind].execute(db);
  return result.rows[0]?.gender ?? null;
}
