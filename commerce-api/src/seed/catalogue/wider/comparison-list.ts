import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type Both, both, ordered } from '../../localized';

type Entry = readonly [title: string, content: string];
const comparison = (
  pl: readonly Entry[],
  en: readonly Entry[],
): Both<{ title: string; content: string; order: number }[]> =>
  both(
    ordered(pl.map(([title, content]) => ({ title, content }))),
    ordered(en.map(([title, content]) => ({ title, content }))),
  );

/** Comparisons of a treatment with known alternatives, by category. */
const comparisons: Record<string, ReturnType<typeof comparison>> = {
  epilation: comparison(
    [
      [
        'Laser a wosk',
        'Wosk wyrywa włos, który odrasta po kilku tygodniach. Laser osłabia mieszek, więc po serii włosów jest mniej.',
      ],
      [
        'Laser a maszynka',
        'Golenie trwa minutę i wraca co dzień. Zabieg trwa dłużej, ale robi się go co sześć tygodni.',
      ],
    ],
    [
      [
        'Laser or wax?',
        'Waxing pulls out hair that is back within weeks. The laser weakens the follicle, so a course leaves you with less hair.',
      ],
      [
        'Laser or razor?',
        'Shaving takes a minute, every day. A treatment takes longer, but you only have one every six weeks.',
      ],
    ],
  ),
  endermology: comparison(
    [
      [
        'Endermologia a masaż dłonią',
        'Dłoń czuje więcej, głowica pracuje równiej i głębiej. Wiele osób łączy jedno z drugim.',
      ],
    ],
    [
      [
        'Endermology or a massage by hand?',
        'Hands feel more; the roller head works deeper and more evenly. Many people combine the two.',
      ],
    ],
  ),
  hydrogenCleansing: comparison(
    [
      [
        'Oczyszczanie wodorowe a manualne',
        'Manualne usuwa głębsze zaskórniki, ale zostawia ślady na dzień lub dwa. Wodorowe jest łagodniejsze i nie wymaga przerwy.',
      ],
    ],
    [
      [
        'Hydrogen or manual cleansing?',
        'Manual cleansing removes deeper blackheads but leaves marks for a day or two. Hydrogen cleansing is gentler and needs no downtime.',
      ],
    ],
  ),
  electrostimulation: comparison(
    [
      [
        'Elektrostymulacja a siłownia',
        'Impulsy uczą mięsień pracować, ale nie zastąpią ruchu. Najlepiej działają razem.',
      ],
    ],
    [
      [
        'Electrostimulation or the gym?',
        'Impulses teach a muscle to work but do not replace exercise. The two work best together.',
      ],
    ],
  ),
  dermapen: comparison(
    [
      [
        'Dermapen a roller domowy',
        'Roller wchodzi pod kątem i płytko. Głowica nakłuwa prosto, na ustawioną głębokość, jałową końcówką do jednego użycia.',
      ],
    ],
    [
      [
        'Dermapen or a home roller?',
        'A roller goes in at an angle and not very deep. The Dermapen goes in straight, to a set depth, with a sterile single-use tip.',
      ],
    ],
  ),
  radioWaves: comparison(
    [
      [
        'Fale radiowe a nici i wypełniacze',
        'Fale działają wolniej i łagodniej, bez igieł. Efekt buduje skóra sama, przez kilka tygodni.',
      ],
    ],
    [
      [
        'Radio waves or threads and fillers?',
        'Radio waves work more slowly and gently, without needles. Your skin builds the result itself over several weeks.',
      ],
    ],
  ),
};

/** Gives treatments, packages and bundles the comparisons of their category. */
export async function seedComparisons(trx: Trx): Promise<void> {
  for (const [category, texts] of Object.entries(comparisons)) {
    await sql`update products p set content = jsonb_set(jsonb_set(p.content, '{pl,comparisons}',
        ${JSON.stringify(texts.pl)}::jsonb), '{en,comparisons}', ${JSON.stringify(texts.en)}::jsonb)
      from product_categories c where c.id = p.category_id and c.code = ${category} and p.type <> 'voucher'`.execute(
      trx,
    );
  }
}
