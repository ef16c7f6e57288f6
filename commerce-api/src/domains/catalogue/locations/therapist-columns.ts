import { sql } from 'kysely';
import { pictureAltOf, pictureColorOf } from '../../operations/pictures';

/** What the picture of a therapist `t` depends on: `PicturedTherapist`. Her rank counts those of her salon from before. */
export const therapistColumns = sql`t.id::text as id, t.first_name as "firstName", t.portrait,
  t.location_id::text as "locationId", t.picture_id::text as "pictureId",
  ${pictureAltOf(sql`t`)} as "pictureAlt",
  ${pictureColorOf(sql`t`)} as "pictureColor",
  (select count(*)::int from therapists o where o.location_id = t.location_id and o.id < t.id) as rank`;
