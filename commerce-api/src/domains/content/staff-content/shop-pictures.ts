/** Photographs of the shop, made from files that staff uploaded. */
import type { StaffPicture } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { attachUploads } from '../../operations/files';

type PictureRow = Omit<StaffPicture, 'getUrl'> & { fileUploadId: string };

const columns = sql`s.id::text as id, s.file_upload_id as "fileUploadId", f.file_name as "fileName", f.width, f.height,
  s.created_at as "createdAt"`;

/** Photographs, the newest first; drawings are none of them. */
export async function selectPictures(trx: Trx, page: { limit: number; offset: number; sort?: string | undefined }) {
  const found =
    await sql<PictureRow>`select ${columns} from shop_pictures s join file_uploads f on f.id = s.file_upload_id
    order by ${sortedBy(page.sort, { createdAt: sql`s.created_at`, fileName: sql`f.file_name` })} s.id desc limit ${page.limit} offset ${page.offset}`.execute(
      trx,
    );
  const counted = await sql<{ total: number }>`select count(*)::int as total from shop_pictures
    where file_upload_id is not null`.execute(trx);
  return { pictures: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** @throws 422 on `fileUploadId` unless it is an own picture that is ready and not attached yet */
export async function addPicture(trx: Trx, fileUploadId: string, userId: string): Promise<PictureRow> {
  const [file] = (await attachUploads(trx, [fileUploadId], { userId })) ?? [];
  const made = file
    ? await sql<PictureRow>`with made as (
          insert into shop_pictures (file_upload_id) select f.id from file_uploads f
          where f.id = ${fileUploadId} and f.width is not null returning id, file_upload_id, created_at)
        select ${columns} from made s join file_uploads f on f.id = s.file_upload_id`.execute(trx)
    : { rows: [] };
  if (!made.rows[0]) throw invalidFields({ fileUploadId: ['not_allowed'] });
  return made.rows[0];
}
