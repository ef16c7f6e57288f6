/** Salons of the demo shop: real cities and streets, invented houses' tenants and phones of no subscriber's range. */
import { type Both, both } from '../localized';

type Hours = 'city' | 'gallery' | 'short';

export interface SeedSalon {
  code: string;
  city: string;
  /** Distinguishes it within the city. */
  district: string;
  address: string;
  postalCode: string;
  /** Offset from the city's centre, degrees. */
  offset: [lat: number, lng: number];
  hours: Hours;
  directions: Both;
  /** Categories that it does not serve. */
  without?: string[];
}

/** Weekdays, Saturday, Sunday; null: closed. */
export const openingHours: Record<
  Hours,
  [week: [string, string], saturday: [string, string] | null, sunday: [string, string] | null]
> = {
  city: [['09:00', '20:00'], ['09:00', '15:00'], null],
  gallery: [
    ['10:00', '21:00'],
    ['10:00', '21:00'],
    ['10:00', '18:00'],
  ],
  short: [['10:00', '18:00'], ['09:00', '13:00'], null],
};

const salon = (
  code: string,
  city: string,
  district: string,
  address: string,
  postalCode: string,
  offset: [number, number],
  hours: Hours,
  directions: Both,
  without: string[] = [],
): SeedSalon => ({ code, city, district, address, postalCode, offset, hours, directions, without });

export const salons: readonly SeedSalon[] = [
  salon(
    'warszawa-srodmiescie',
    'Warszawa',
    'Śródmieście',
    'ul. Nowogrodzka 31',
    '00-511',
    [-0.0055, -0.0035],
    'city',
    both(
      'Pięć minut pieszo od stacji metra Centrum, wejście od ulicy.',
      'Five minutes on foot from Centrum metro station, entrance from the street.',
    ),
  ),
  salon(
    'warszawa-mokotow',
    'Warszawa',
    'Mokotów',
    'ul. Puławska 145',
    '02-715',
    [-0.043, 0.0015],
    'city',
    both('Przystanek tramwajowy Dworkowa, obok apteki.', 'Tram stop Dworkowa, next to the pharmacy.'),
  ),
  salon(
    'krakow-kazimierz',
    'Kraków',
    'Kazimierz',
    'ul. Starowiślna 60',
    '31-035',
    [-0.0095, 0.0002],
    'city',
    both('Tramwaj do przystanku Miodowa, dalej dwie minuty pieszo.', 'Tram to Miodowa, then two minutes on foot.'),
  ),
  salon(
    'lodz-piotrkowska',
    'Łódź',
    'Piotrkowska',
    'ul. Piotrkowska 120',
    '90-006',
    [-0.0045, -0.002],
    'city',
    both('W podwórzu, za bramą z numerem 120.', 'In the courtyard, through the gate of number 120.'),
  ),
  salon(
    'wroclaw-rynek',
    'Wrocław',
    'Stare Miasto',
    'ul. Świdnicka 19',
    '50-066',
    [-0.003, 0.0015],
    'gallery',
    both(
      'Między Rynkiem a operą, winda na pierwsze piętro.',
      'Between the market square and the opera, lift to the first floor.',
    ),
  ),
  salon(
    'poznan-jezyce',
    'Poznań',
    'Jeżyce',
    'ul. Dąbrowskiego 42',
    '60-842',
    [0.0075, -0.013],
    'city',
    both('Przystanek Rynek Jeżycki, wejście obok księgarni.', 'Stop Rynek Jeżycki, entrance next to the bookshop.'),
  ),
  salon(
    'gdansk-wrzeszcz',
    'Gdańsk',
    'Wrzeszcz',
    'al. Grunwaldzka 82',
    '80-244',
    [0.0185, -0.0215],
    'gallery',
    both('Trzy minuty od stacji SKM Wrzeszcz.', 'Three minutes from Wrzeszcz railway station.'),
  ),
  salon(
    'szczecin-centrum',
    'Szczecin',
    'Centrum',
    'al. Wyzwolenia 18',
    '70-554',
    [0.0015, 0.0065],
    'gallery',
    both(
      'Naprzeciw pasażu, parking podziemny od ulicy Rayskiego.',
      'Opposite the arcade, underground car park from Rayskiego street.',
    ),
  ),
  salon(
    'lublin-centrum',
    'Lublin',
    'Śródmieście',
    'ul. Krakowskie Przedmieście 40',
    '20-002',
    [0.0065, -0.0055],
    'short',
    both(
      'Deptak, wejście od podwórza z podjazdem dla wózków.',
      'Pedestrian zone, step-free entrance from the courtyard.',
    ),
  ),
  salon(
    'bialystok-centrum',
    'Białystok',
    'Centrum',
    'ul. Lipowa 12',
    '15-427',
    [0.0005, -0.011],
    'short',
    both('Dwie minuty od Rynku Kościuszki.', 'Two minutes from Kościuszko Square.'),
    ['dermapen'],
  ),
  salon(
    'katowice-mariacka',
    'Katowice',
    'Śródmieście',
    'ul. Mariacka 17',
    '40-014',
    [0.0085, 0.0155],
    'city',
    both(
      'Pięć minut od dworca głównego, deptak Mariacka.',
      'Five minutes from the main station, on the Mariacka promenade.',
    ),
  ),
  salon(
    'gdynia-swietojanska',
    'Gdynia',
    'Śródmieście',
    'ul. Świętojańska 55',
    '81-391',
    [-0.003, 0.0205],
    'city',
    both('Trolejbus do przystanku Wzgórze, wejście od ulicy.', 'Trolleybus to Wzgórze, entrance from the street.'),
  ),
  salon(
    'torun-starowka',
    'Toruń',
    'Stare Miasto',
    'ul. Szeroka 22',
    '87-100',
    [-0.0105, -0.0045],
    'short',
    both('Na starówce, dojście od placu Rapackiego.', 'In the old town, on foot from Rapacki Square.'),
    ['radioWaves', 'dermapen'],
  ),
  salon(
    'rzeszow-centrum',
    'Rzeszów',
    'Centrum',
    'ul. 3 Maja 9',
    '35-030',
    [0.0015, 0.0045],
    'short',
    both('Deptak 3 Maja, drugie podwórze.', 'On the 3 Maja promenade, second courtyard.'),
    ['electrostimulation'],
  ),
];
