import type { ProductInfo } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type Both, both } from '../localized';
import { contraindicationsOf } from './product-content';

/** Contraindications of an older shop's categories: what is talked about first stood among what rules a treatment out. */
const FORMER: Record<string, Both<string[]>> = {
  epilation: both(
    [
      'ciąża i karmienie piersią',
      'świeża opalenizna i samoopalacz',
      'leki i zioła światłouczulające',
      'choroby skóry w miejscu zabiegu',
    ],
    [
      'pregnancy and breastfeeding',
      'a fresh tan or self-tanner',
      'medicines and herbs that make skin sensitive to light',
      'skin conditions in the treated area',
    ],
  ),
  endermology: both(
    ['ciąża', 'zakrzepica i zapalenie żył', 'choroba nowotworowa', 'stany zapalne skóry'],
    ['pregnancy', 'thrombosis and phlebitis', 'cancer', 'inflamed skin'],
  ),
  electrostimulation: both(
    ['rozrusznik serca i metalowe implanty', 'ciąża', 'padaczka', 'choroby serca'],
    ['a pacemaker or metal implants', 'pregnancy', 'epilepsy', 'heart disease'],
  ),
  radioWaves: both(
    ['rozrusznik serca', 'metal w miejscu zabiegu', 'ciąża i karmienie', 'choroba nowotworowa'],
    ['a pacemaker', 'metal where the treatment is done', 'pregnancy and breastfeeding', 'cancer'],
  ),
  hydrogenCleansing: both(
    ['opryszczka i świeże rany', 'zaostrzony trądzik', 'zabieg laserowy w ostatnich 2 tygodniach'],
    ['cold sores or open wounds', 'an acne flare-up', 'a laser treatment in the last 2 weeks'],
  ),
  dermapen: both(
    ['ciąża i karmienie', 'skłonność do bliznowców', 'leki rozrzedzające krew', 'czynne zapalenie skóry'],
    ['pregnancy and breastfeeding', 'a tendency to form keloids', 'blood thinners', 'actively inflamed skin'],
  ),
};

type Infos = ProductInfo[];

/**
 * Separates them as the salon terms do (§ 5 and § 6) in treatments, packages, bundles and offers of an older shop. Lists that staff
 * have changed stay as they are.
 */
export async function separateContraindications(trx: Trx): Promise<void> {
  const { rows } = await sql<{ id: string; pl: Infos; en: Infos }>`
    select id::text as id, content -> 'pl' -> 'infos' as pl, content -> 'en' -> 'infos' as en from products
    where content -> 'pl' -> 'infos' is not null and content -> 'en' -> 'infos' is not null order by id`.execute(trx);
  const changed = rows.flatMap(({ id, pl, en }) => {
    const infos = { pl: separated(pl, 'pl'), en: separated(en, 'en') };
    return infos.pl || infos.en ? [{ id, pl: infos.pl ?? pl, en: infos.en ?? en }] : [];
  });
  await sql`update products set content = jsonb_set(jsonb_set(content, '{pl,infos}', c.pl), '{en,infos}', c.en)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id bigint, pl jsonb, en jsonb)
    where products.id = c.id`.execute(trx);
}

/** Undefined: they are none of the former lists. */
function separated(infos: Infos, locale: keyof Both): Omit<ProductInfo, 'order'>[] | undefined {
  const listed = infos.filter(({ section }) => section === 'contraindications');
  const words = JSON.stringify(listed.map(({ description }) => description));
  const category = Object.keys(FORMER).find((code) => JSON.stringify(FORMER[code]?.[locale]) === words);
  if (category === undefined) return undefined;
  const others = infos.filter(({ section }) => section !== 'contraindications');
  return [...others, ...contraindicationsOf(category, locale)];
}
