import { sql } from 'kysely';

/** Name of the person `u`; null where there is none. */
export const personName = sql`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`;
