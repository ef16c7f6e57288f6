/** The rendered pictures that the seed shows: `rendered:<name>`, what each shows in words, and its main colour. */
import { type Both, both } from '../localized';

export interface RenderedPicture {
  alt: Both;
  /** Mean of its pixels, `#rrggbb`. `npm run pictures` prints it. */
  color: string;
}

export const renderedPictures = {
  'room-linden': {
    alt: both(
      'Gabinet zabiegowy z leżanką, laserem i oknem, w którym świeci słońce',
      'Treatment room with a couch, a laser and sun through the window',
    ),
    color: '#cab099',
  },
  'room-willow': {
    alt: both(
      'Jasny gabinet w odcieniach szałwii z leżanką, laserem i półkami z ręcznikami',
      'Bright sage-coloured room with a couch, a laser and shelves of towels',
    ),
    color: '#baac96',
  },
  'room-amber': {
    alt: both(
      'Gabinet w ciepłych barwach piasku i gliny, z leżanką i lustrem w łuku',
      'Treatment room in warm sand and clay with a couch and an arched mirror',
    ),
    color: '#cab59e',
  },
  'room-slate': {
    alt: both(
      'Gabinet w odcieniach szarości i orzecha z leżanką, laserem i półkami',
      'Treatment room in slate and walnut with a couch, a laser and shelves',
    ),
    color: '#9d8f82',
  },
  'reception-linden': {
    alt: both(
      'Recepcja z malinową ladą, półkami i fotelami przy oknie',
      'Reception with a raspberry desk, shelves and armchairs by the window',
    ),
    color: '#c9a993',
  },
  'reception-willow': {
    alt: both(
      'Recepcja z drewnianą ladą i fotelem w kolorze szałwii',
      'Reception with a wooden desk and a sage-coloured armchair',
    ),
    color: '#c1b19b',
  },
  'reception-amber': {
    alt: both(
      'Recepcja w barwach piasku i gliny, z ladą, półkami i fotelem',
      'Reception in sand and clay with a desk, shelves and an armchair',
    ),
    color: '#d1baa3',
  },
  'reception-slate': {
    alt: both(
      'Recepcja w odcieniach szarości, z ladą z orzecha i dwoma fotelami',
      'Reception in slate with a walnut desk and two armchairs',
    ),
    color: '#9b8a7a',
  },
  'front-spring': {
    alt: both('Wejście do salonu wiosną, drzewo w kwiatach', 'The salon’s front in spring, a tree in blossom'),
    color: '#c3aca3',
  },
  'front-summer': {
    alt: both('Wejście do salonu w ceglanej kamienicy latem', 'The salon’s front in a brick house in summer'),
    color: '#ad947d',
  },
  'front-autumn': {
    alt: both('Wejście do salonu jesienią, liście na chodniku', 'The salon’s front in autumn, leaves on the pavement'),
    color: '#c0ab97',
  },
  'front-winter': {
    alt: both('Wejście do salonu zimą, śnieg i światło w oknie', 'The salon’s front in winter, snow and a lit window'),
    color: '#9c9191',
  },
  'still-towels': {
    alt: both('Złożone ręczniki, gałązka w wazonie i świeca', 'Folded towels, a branch in a vase and a candle'),
    color: '#c4b0a4',
  },
  'still-oil': {
    alt: both('Szklana butelka olejku, miseczka i ręcznik', 'A glass bottle of oil, a small bowl and a towel'),
    color: '#b08c73',
  },
  'still-stones': {
    alt: both('Ciemne kamienie do masażu i ręczniki', 'Dark massage stones and towels'),
    color: '#b8ab99',
  },
  'still-gel': {
    alt: both('Słoik z żelem chłodzącym i szpatułka', 'A jar of cooling gel and a spatula'),
    color: '#d5cfc7',
  },
  'device-laser-head': {
    alt: both('Chłodzona głowica lasera na złożonym ręczniku', 'The laser’s cooled hand piece on a folded towel'),
    color: '#e3d7cd',
  },
  'still-rolls': {
    alt: both('Trzy zwinięte ręczniki, zbliżenie', 'Three rolled towels, close up'),
    color: '#b49989',
  },
  'still-suit': {
    alt: both('Złożony i zrolowany biały kostium do endermologii', 'A white endermology suit, folded and rolled'),
    color: '#c4b5a4',
  },
  'device-roller': {
    alt: both('Głowica rolkowa do endermologii na złożonym ręczniku', 'The endermology roller head on a folded towel'),
    color: '#d3c9bd',
  },
  'device-pen': {
    alt: both(
      'Dermapen z jałową końcówką igłową i buteleczka serum',
      'A dermapen with its sterile needle tip and a bottle of serum',
    ),
    color: '#d0afa4',
  },
  'device-hydrogen': {
    alt: both(
      'Końcówka natryskowa do oczyszczania wodorowego i miseczka wody',
      'The hydrogen cleansing spray tip and a bowl of water',
    ),
    color: '#cec7bf',
  },
  'device-electrodes': {
    alt: both(
      'Cztery elektrody z przewodami na złożonym ręczniku',
      'Four electrodes with their leads on a folded towel',
    ),
    color: '#dacfc5',
  },
  'device-waves': {
    alt: both('Głowica do fal radiowych na złożonym ręczniku', 'The radio wave hand piece on a folded towel'),
    color: '#d2c9bd',
  },
  'device-goggles': {
    alt: both('Okulary ochronne do zabiegu laserem na ręczniku', 'Goggles worn during laser treatments, on a towel'),
    color: '#dbd1c5',
  },
  'close-velvet': {
    alt: both('Fałdy malinowego aksamitu', 'Folds of raspberry velvet'),
    color: '#882533',
  },
} satisfies Record<string, RenderedPicture>;

export type RenderedName = keyof typeof renderedPictures;

/** Looks of salons: a room and a reception of one look belong together. */
export const salonLooks: readonly (readonly RenderedName[])[] = [
  ['room-linden', 'reception-linden'],
  ['room-willow', 'reception-willow'],
  ['room-amber', 'reception-amber'],
  ['room-slate', 'reception-slate'],
];

/** Fronts, by street and season. */
export const salonFronts: readonly RenderedName[] = ['front-summer', 'front-spring', 'front-autumn', 'front-winter'];

/** What rendered pictures take the place of in galleries of treatments, by the drawing. */
export const replacedDrawings: Readonly<Record<string, RenderedName>> = {
  'device:laser': 'device-laser-head',
  'device:roller': 'device-roller',
  'device:hydrogen': 'device-hydrogen',
  'device:electrodes': 'device-electrodes',
  'device:pen': 'device-pen',
  'device:waves': 'device-waves',
  'room:3': 'room-linden',
};

/** What pages begin with instead of the drawing of a salon, by code. */
export const pagePictures: Readonly<Record<string, RenderedName>> = {
  aboutUs: 'reception-linden',
  businessIdea: 'front-summer',
};

/** Covers of the blog's categories that have no drawing, by code. */
export const renderedCategoryCovers: Readonly<Record<string, RenderedName>> = { curiosities: 'still-stones' };

/** Covers of articles that a picture of a thing fits better than a drawing, by code. */
export const renderedCovers: Readonly<Record<string, RenderedName>> = {
  cooling: 'still-gel',
  'under-eighteen': 'reception-willow',
  'wedding-plan': 'still-towels',
  'smallest-atom': 'still-stones',
  'pulse-and-energy': 'device-laser-head',
  'winter-sunscreen': 'front-winter',
  'laser-in-summer': 'front-summer',
  'sugar-paste': 'still-oil',
};

/** Of the steps after that of the first pictures: covers of categories, in place of their drawing, by code. */
export const laterCategoryCovers: Readonly<Record<string, RenderedName>> = { endermology: 'device-roller' };

/** The same of articles. */
export const laterCovers: Readonly<Record<string, RenderedName>> = {
  'radio-warmth': 'device-waves',
  'dermapen-depth': 'device-pen',
  'hydrogen-for-whom': 'device-hydrogen',
  goggles: 'device-goggles',
  'endermology-suit': 'still-suit',
  'gym-and-treatments': 'still-rolls',
  'word-velvet': 'close-velvet',
  'first-endermology': 'room-amber',
};

/** Rooms in galleries of treatments that are not a woman's hair removal, so that they differ. */
export const laterRooms = {
  men: 'room-slate',
  otherDevices: 'room-amber',
} as const satisfies Record<string, RenderedName>;
