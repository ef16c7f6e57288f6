import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Reconciles a restored folder of uploaded files with its database. The log may have brought the database further than
 * the copy of the files: files deleted meanwhile, like those of an account, are deleted again.
 * @returns ids of uploads whose files came after the copy, the oldest first; none of a release without uploads
 */
export async function matchFiles(url: string, folder: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const known = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.file_uploads') is not null as "isThere"`,
    );
    if (!known.rows[0]?.isThere) return [];
    const uploads = await client.query<{ id: string; isReady: boolean }>(
      `select id::text as id, status = 'ready' as "isReady" from file_uploads order by created_at, id`,
    );
    // The layout is the API's folder store: `files/<id>`.
    const uploadFolder = join(folder, 'files');
    const ids = new Set(uploads.rows.map(({ id }) => id));
    for (const name of existsSync(uploadFolder) ? readdirSync(uploadFolder) : [])
      if (!ids.has(name)) rmSync(join(uploadFolder, name));
    return uploads.rows.flatMap(({ id, isReady }) => (isReady && !existsSync(join(uploadFolder, id)) ? [id] : []));
  } finally {
    await client.end();
  }
}
