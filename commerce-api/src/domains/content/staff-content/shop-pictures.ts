/** Photographs of the shop, made from files that staff uploaded. */
import type { StaffPicture, staffPictureRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { attachUploads } from '../../operations/files';

type PictureRow = Omit<StaffPicture, 'getUrl'> & { fileUploadId: string };

const columns = sql`s.id::text as id, s.file_upload_id as "fileUploadId", f.file_name as "fileName", f.width, f.height,
  s.alt, case when s.focus_x is not null then json_build_object('x', s.focus_x, 'y', s.focus_y) end as focus, s.created_at as "createdAt"`;

/** Photographs, the newest first, or the one of an id; drawings are none of them. */
export async function selectPictures(
  trx: Trx,
  page: { limit: number; offset: number; sort?: string | undefined; id?: string | undefined },
) {
  const only = page.id === undefined ? sql`true` : sql`s.id = ${page.id}`;
  const found =
    await sql<PictureRow>`select ${columns} from shop_pictures s join file_uploads f on f.id = s.file_upload_id where ${only}
    order by ${sortedBy(page.sort, { createdAt: sql`s.created_at`, fileName: sql`f.file_name` })} s.id desc limit ${page.limit} offset ${page.offset}`.execute(
      trx,
    );
  const counted = await sql<{ total: number }>`select count(*)::int as total from shop_pictures s
    where s.file_upload_id is not null and ${only}`.execute(trx);
  return { pictures: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** @throws 422 on `fileUploadId` unless it is an own picture that is ready and not attached yet */
export async function addPicture(
  trx: Trx,
  { fileUploadId, alt, focus }: z.output<typeof staffPictureRequest>,
  userId: string,
): Promise<PictureRow> {
  const [file] = (await attachUploads(trx, [fileUploadId], { userId })) ?? [];
  const made = file
    ? await sql<PictureRow>`with made as (
          insert into shop_pictures (file_upload_id, alt, focus_x, focus_y)
          select f.id, ${alt && JSON.stringify(alt)}::jsonb, ${focus?.x ?? null}::smallint, ${focus?.y ?? null}::smallint
          from file_uploads f where f.id = ${fileUploadId} and f.width is not null returning *)
        select ${columns} from made s join file_uploads f on f.id = s.file_upload_id`.execute(trx)
    : { rows: [] };
  if (!made.rows[0]) throw invalidFields({ fileUploadId: ['not_allowed'] });
  return made.rows[0];
}

/** Gives a photograph another text; the pages of the blog that show it are made again. @returns null for an unknown one */
export async function changePicture(trx: Trx, id: string, alt: { pl: string; en: string }): Promise<PictureRow | null> {
  const changed = await sql<PictureRow>`with changed as (
      update shop_pictures set alt = ${JSON.stringify(alt)}::jsonb where id = ${id} and file_upload_id is not null returning *)
    select ${columns} from changed s join file_uploads f on f.id = s.file_upload_id`.execute(trx);
  // A row that is written again reports its pages, also where nothing of it differs.
  await sql`update articles set picture_id = picture_id where picture_id = ${id}`.execute(trx);
  await sql`update article_categories set picture_id = picture_id where picture_id = ${id}`.execute(trx);
  await sql`update article_authors set picture_id = picture_id where picture_id = ${id}`.execute(trx);
  return changed.rows[0] ?? null;
}
