import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { json } from '../localized';
import { pagePictures, renderedPictures } from './rendered-list';

/**
 * Begins pages with a rendered picture where they begin with the drawing of a salon. What staff edited stays. The drawing
 * remains in the record: it is shown again when the picture is taken away.
 */
export async function seedPagePictures(trx: Trx): Promise<void> {
  for (const [code, name] of Object.entries(pagePictures)) {
    for (const locale of ['pl', 'en'] as const) {
      const path = sql.lit(`{${locale},0,picture}`);
      await sql`update cms_pages g
        set sections = jsonb_set(g.sections, ${path}, (g.sections #> ${path}) || jsonb_build_object('pictureId', s.id::text, 'alt', ${renderedPictures[name].alt[locale]}::text))
        from shop_pictures s
        where s.drawing = ${`rendered:${name}`} and g.code = ${code}
          and (g.sections #> ${path}) @> ${json({ drawing: 'salon', pictureId: null })}::jsonb
          and not exists (select from audit_log a where a.subject_kind = 'cmsPage' and a.subject_id = g.id::text
            and a.call like 'PUT %')`.execute(trx);
    }
  }
}
