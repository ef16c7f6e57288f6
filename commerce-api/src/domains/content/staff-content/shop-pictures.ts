/** Photographs of the shop, made from files that staff uploaded. */
import type { StaffPicture, staffPictureCut, staffPictureRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { attachUploads, type FileStore, fileKey } from '../../operations/files';
import { colorOfPicture } from '../../operations/pictures';

type PictureRow = Omit<StaffPicture, 'getUrl'> & { fileUploadId: string };

const focusColumn = sql`case when s.focus_x is not null then json_strip_nulls(json_build_object('x', s.focus_x, 'y', s.focus_y,
  'zoom', s.focus_zoom)) end`;
const columns = sql`s.id::text as id, s.file_upload_id as "fileUploadId", f.file_name as "fileName", f.width, f.height,
  s.alt, ${focusColumn} as focus, s.created_at as "createdAt", false as "isMade"`;

/** Pixels of the largest cut in which a picture that the shop came with is served. */
const MADE_SIZE = { width: 1280, height: 720 };

interface PictureFilter {
  limit: number;
  offset: number;
  sort?: string | undefined;
  id?: string | undefined;
  q?: string | undefined;
  /** Those that the shop came with too, after the photographs. */
  withMade: boolean;
}

/** A picture as it is listed. */
export interface ListedPicture extends Omit<PictureRow, 'fileUploadId'> {
  /** Null: the shop came with it. */
  fileUploadId: string | null;
  /** Where the shop serves one that it came with; null: it is a photograph. */
  address: string | null;
}

const name = sql`coalesce(f.file_name, regexp_replace(s.drawing, '^[a-z]+:', ''))`;

/** Pictures whose description or name holds a text. */
const isNamed = (q: string) => sql`and search_form(concat_ws(' ', ${name}, s.alt ->> 'pl', s.alt ->> 'en'))
  like search_form(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Pictures, the newest first, or the one of an id. */
export async function selectPictures(
  trx: Trx,
  { limit, offset, sort, id, q, withMade }: PictureFilter,
): Promise<{ pictures: ListedPicture[]; total: number }> {
  const matching = sql`(${withMade}::boolean or s.file_upload_id is not null)
    and (${id ?? null}::bigint is null or s.id = ${id ?? null}) ${q ? isNamed(q) : sql``}`;
  const order = sortedBy(sort, { createdAt: sql`s.created_at`, fileName: name });
  const found =
    await sql<ListedPicture>`select s.id::text as id, s.file_upload_id as "fileUploadId", ${name} as "fileName",
      coalesce(f.width, ${MADE_SIZE.width}) as width, coalesce(f.height, ${MADE_SIZE.height}) as height, s.alt, ${focusColumn} as focus,
      s.created_at as "createdAt", s.file_upload_id is null as "isMade",
      case when s.file_upload_id is null then '/api/images/pages/' || home.id || 'p' || s.id || '-480.webp' end as address
    from shop_pictures s left join file_uploads f on f.id = s.file_upload_id
      cross join (select coalesce(min(id), 1) as id from cms_pages) home
    where ${matching} order by ${order} s.file_upload_id is null, s.id desc limit ${limit} offset ${offset}`.execute(
      trx,
    );
  const counted = await sql<{ total: number }>`select count(*)::int as total from shop_pictures s
    left join file_uploads f on f.id = s.file_upload_id where ${matching}`.execute(trx);
  return { pictures: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** @throws 422 on `fileUploadId` unless it is an own picture that is ready and not attached yet */
export async function addPicture(
  trx: Trx,
  { fileUploadId, alt, focus }: z.output<typeof staffPictureRequest>,
  { userId, files }: { userId: string; files: FileStore },
): Promise<PictureRow> {
  const [file] = (await attachUploads(trx, [fileUploadId], { userId })) ?? [];
  const color = file ? await colorOfFile(trx, files, file.id) : null;
  const made = file
    ? await sql<PictureRow>`with made as (
          insert into shop_pictures (file_upload_id, alt, focus_x, focus_y, focus_zoom, color)
          select f.id, ${alt && JSON.stringify(alt)}::jsonb, ${focus?.x ?? null}::smallint, ${focus?.y ?? null}::smallint,
            nullif(${focus?.zoom ?? null}::smallint, 100), ${color}::text
          from file_uploads f where f.id = ${fileUploadId} and f.width is not null returning *)
        select ${columns} from made s join file_uploads f on f.id = s.file_upload_id`.execute(trx)
    : { rows: [] };
  if (!made.rows[0]) throw invalidFields({ fileUploadId: ['not_allowed'] });
  return made.rows[0];
}

/** Main colour of a checked file; null where it is no picture. */
async function colorOfFile(trx: Trx, files: FileStore, id: string): Promise<string | null> {
  const picture = await sql<{
    id: string;
  }>`select f.id from file_uploads f where f.id = ${id} and f.width is not null`.execute(trx);
  const bytes = picture.rows.length > 0 ? await files.get(fileKey(id)) : null;
  return bytes && colorOfPicture(bytes);
}

/**
 * Another cut of a photograph, a picture of its own: what shows the former one goes on showing it, because browsers keep its cuts for
 * good. A cut that is there already is that picture.
 * @returns null for an unknown photograph, and for a picture that the shop came with
 */
export async function cutPicture(
  trx: Trx,
  id: string,
  focus: z.output<typeof staffPictureCut>['focus'],
): Promise<PictureRow | null> {
  const cut = await sql<PictureRow>`with cut as (
      insert into shop_pictures (file_upload_id, alt, focus_x, focus_y, focus_zoom, color)
      select file_upload_id, alt, ${focus.x}::smallint, ${focus.y}::smallint, nullif(${focus.zoom ?? null}::smallint, 100), color
      from shop_pictures where id = ${id} and file_upload_id is not null
      on conflict (file_upload_id, focus_x, focus_y, focus_zoom) where file_upload_id is not null
        do update set alt = excluded.alt returning *)
    select ${columns} from cut s join file_uploads f on f.id = s.file_upload_id`.execute(trx);
  return cut.rows[0] ?? null;
}

/** All cuts of the photograph of a picture, with it. */
const cutsOf = (id: string) => sql`(select other.id from shop_pictures other
  join shop_pictures one on one.file_upload_id = other.file_upload_id where one.id = ${id})`;

/**
 * Gives a photograph another text, in all its cuts; the pages of the blog that show it are made again.
 * @returns null for an unknown one, and for a picture that the shop came with
 */
export async function changePicture(trx: Trx, id: string, alt: { pl: string; en: string }): Promise<PictureRow | null> {
  const changed = await sql<PictureRow>`with changed as (
      update shop_pictures set alt = ${JSON.stringify(alt)}::jsonb where id in ${cutsOf(id)} returning *)
    select ${columns} from changed s join file_uploads f on f.id = s.file_upload_id where s.id = ${id}`.execute(trx);
  // A row that is written again reports its pages, also where nothing of it differs.
  await sql`update articles set picture_id = picture_id where picture_id in ${cutsOf(id)}`.execute(trx);
  await sql`update article_categories set picture_id = picture_id where picture_id in ${cutsOf(id)}`.execute(trx);
  await sql`update article_authors set picture_id = picture_id where picture_id in ${cutsOf(id)}`.execute(trx);
  return changed.rows[0] ?? null;
}
