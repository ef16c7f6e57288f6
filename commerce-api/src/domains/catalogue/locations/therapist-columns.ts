import { sql } from 'kysely';

/** What the picture of a therapist `t` depends on: `PicturedTherapist`. Her rank counts those of her salon from before. */
export const therapistColumns = sql`t.id::text as id, t.first_name as "firstName", t.portrait,
  t.location_id::text as "locationId", t.picture_id::text as "pictureId",
  (select s.alt from shop_pictures s where s.id = t.picture_id) as "pictureAlt",
  (select s.color from shop_pictures s where s.id = t.picture_id) as "pictureColor",
  (select count(*)::int from therapists o where o.location_id = t.location_id and o.id < t.id) as rank`;
