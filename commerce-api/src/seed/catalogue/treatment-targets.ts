import { type Both, both } from '../localized';

/** Whom the treatments of each category are for, as the end of "for whom: …". */
const targets: Readonly<Record<string, Both>> = {
  epilation: both(
    'osoby, które chcą na długo ograniczyć owłosienie i nie golić się co kilka dni',
    'anyone who wants lasting hair reduction instead of shaving every few days',
  ),
  endermology: both(
    'osoby, które chcą wygładzić skórę, zmniejszyć cellulit albo ulżyć ciężkim nogom',
    'anyone who wants smoother skin, less cellulite or relief for heavy legs',
  ),
  hydrogenCleansing: both(
    'osoby ze skórą zmęczoną, zaskórnikami albo rozszerzonymi porami',
    'anyone with tired skin, blackheads or enlarged pores',
  ),
  electrostimulation: both(
    'osoby, które ćwiczą i chcą wzmocnić mięśnie albo wracają do formy po przerwie',
    'anyone who trains and wants stronger muscles, or is getting back into shape after a break',
  ),
  dermapen: both(
    'osoby z bliznami, przebarwieniami albo pierwszymi zmarszczkami',
    'anyone with scars, pigmentation or first lines',
  ),
  radioWaves: both(
    'osoby, których skóra traci jędrność i które nie chcą zabiegów z igłą',
    'anyone whose skin is losing firmness and who would rather avoid needles',
  ),
};

/** Part of a treatment's texts: whom it is for. */
export const targetOf = (category: string, locale: keyof Both): { target?: string } => {
  const target = targets[category]?.[locale];
  return target ? { target } : {};
};
