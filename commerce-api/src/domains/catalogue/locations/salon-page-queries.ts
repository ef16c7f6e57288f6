import type { DetailedLocation, SalonService, TeamMember } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { type PicturedTherapist, therapistImageOf } from '../../operations/pictures';
import { selectAggregate, selectOpinions } from '../opinions';
import type { PricingScope } from '../pricing';
import { therapistColumns } from './therapist-columns';

/** Opinions on a salon's page; all are on the page of opinions. */
const OPINIONS = 3;

/** What a salon's page shows beside its record: team, services with their lowest prices, and opinions. */
export async function selectSalonPage(
  db: Db,
  id: string,
  scope: PricingScope,
): Promise<Required<Pick<DetailedLocation, 'team' | 'services' | 'ratings' | 'opinions'>>> {
  const ofSalon = { locationId: id };
  const [team, services, ratings, opinions] = await Promise.all([
    selectTeam(db, id, scope),
    selectServices(db, id, scope),
    selectAggregate(db, ofSalon),
    selectOpinions(db, ofSalon, null, { page: 1, perPage: OPINIONS }, scope.locale),
  ]);
  return { team, services, ratings, opinions };
}

async function selectTeam(db: Db, id: string, { locale }: PricingScope): Promise<TeamMember[]> {
  const result = await sql<PicturedTherapist & { categories: string[] }>`
    select ${therapistColumns}, json_agg(c.name ->> ${locale}::text order by c.position, c.id) as categories
    from therapists t join therapist_categories tc on tc.therapist_id = t.id
    join product_categories c on c.id = tc.category_id and c.enabled
    where t.location_id = ${id} and t.enabled
    group by t.id order by t.first_name collate polish, t.id`.execute(db);
  return result.rows.map(({ categories, ...therapist }) => ({
    id: therapist.id,
    firstName: therapist.firstName,
    categories,
    image: therapistImageOf(therapist, locale),
  }));
}

async function selectServices(db: Db, id: string, { locale, marketId }: PricingScope): Promise<SalonService[]> {
  const result = await sql<SalonService>`
    select c.code as category, count(*)::int as "treatmentsCount", min(lp.amount_minor) as "priceFrom",
      (array_agg(p.id::text order by lp.amount_minor, p.id))[1] as "productId",
      (array_agg(p.name ->> ${locale}::text order by lp.amount_minor, p.id))[1] as "productName"
    from location_categories lc join product_categories c on c.id = lc.category_id and c.enabled
    join products p on p.category_id = c.id and p.enabled and p.type = 'product' and ${marketId}::int = any(p.sold_in)
    join listed_prices lp on lp.product_id = p.id and lp.market_id = ${marketId}
    where lc.location_id = ${id} group by c.id order by c.position, c.id`.execute(db);
  return result.rows;
}
