import { sql } from 'kysely';
import { colorOfDrawing } from '../../../domains/operations/pictures';
import type { Trx } from '../../../platform/database';
import { json } from '../../localized';

/** Gives drawings their main colours, as rendered pictures have them. */
export async function seedPictureColors(trx: Trx): Promise<void> {
  const found = await sql<{ drawing: string }>`select s.drawing from shop_pictures s
    where s.drawing is not null and s.color is null order by s.id`.execute(trx);
  const colors: { drawing: string; color: string | null }[] = [];
  // One after the other: the start of a shop prepares other things meanwhile.
  for (const { drawing } of found.rows) colors.push({ drawing, color: await colorOfDrawing(drawing) });
  await sql`update shop_pictures s set color = r.color
    from jsonb_to_recordset(${json(colors)}::jsonb) as r (drawing text, color text)
    where s.drawing = r.drawing and s.color is null`.execute(trx);
}
