import { type Both, both } from '../localized';

export type Holiday = [date: string, reason: Both];

/** Public holidays of Poland that fall on the same date each year. */
export function fixedHolidays(year: number): Holiday[] {
  return [
    [`${year}-01-01`, both('Nowy Rok', 'New Year’s Day')],
    [`${year}-01-06`, both('Trzech Króli', 'Epiphany')],
    [`${year}-05-01`, both('Święto Pracy', 'Labour Day')],
    [`${year}-05-03`, both('Święto Konstytucji 3 Maja', 'Constitution Day')],
    [`${year}-08-15`, both('Wniebowzięcie NMP', 'Assumption Day')],
    [`${year}-11-01`, both('Wszystkich Świętych', 'All Saints’ Day')],
    [`${year}-11-11`, both('Święto Niepodległości', 'Independence Day')],
    [`${year}-12-24`, both('Wigilia', 'Christmas Eve')],
    [`${year}-12-25`, both('Boże Narodzenie', 'Christmas Day')],
    [`${year}-12-26`, both('Drugi dzień świąt', 'Boxing Day')],
  ];
}

/** Public holidays of Poland that move with Easter. */
export function movableHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const after = (days: number) => new Date(easter + days * 86_400_000).toISOString().slice(0, 10);
  return [
    [after(0), both('Wielkanoc', 'Easter Sunday')],
    [after(1), both('Poniedziałek Wielkanocny', 'Easter Monday')],
    [after(49), both('Zesłanie Ducha Świętego', 'Pentecost')],
    [after(60), both('Boże Ciało', 'Corpus Christi')],
  ];
}

/** Midnight (UTC) of Easter Sunday, by the anonymous Gregorian computus. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
