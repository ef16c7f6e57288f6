/** What the drawn pictures of treatments show, and the comparisons that drawings illustrate, by category. */
import { type Both, both } from '../../localized';

/** The device of a category, with its drawing. */
export const devices: Readonly<Record<string, { drawing: string; alt: Both }>> = {
  epilation: {
    drawing: 'device:laser',
    alt: both(
      'Laser do depilacji z chłodzoną głowicą, rysunek',
      'Hair removal laser with its cooled hand piece, drawing',
    ),
  },
  endermology: {
    drawing: 'device:roller',
    alt: both(
      'Urządzenie do endermologii z głowicą rolkową, rysunek',
      'Endermology device with its roller head, drawing',
    ),
  },
  hydrogenCleansing: {
    drawing: 'device:hydrogen',
    alt: both(
      'Urządzenie do oczyszczania wodorowego z końcówką natryskową, rysunek',
      'Hydrogen cleansing device with its spray tip, drawing',
    ),
  },
  electrostimulation: {
    drawing: 'device:electrodes',
    alt: both(
      'Urządzenie do elektrostymulacji z elektrodami, rysunek',
      'Electrostimulation device with its electrodes, drawing',
    ),
  },
  dermapen: {
    drawing: 'device:pen',
    alt: both('Dermapen z jałową końcówką igłową, rysunek', 'Dermapen with its sterile needle tip, drawing'),
  },
  radioWaves: {
    drawing: 'device:waves',
    alt: both('Urządzenie do fal radiowych z głowicą, rysunek', 'Radio wave device with its head, drawing'),
  },
};

/** The treatment room, the same for all. */
export const room = {
  drawing: 'room:3',
  alt: both('Gabinet zabiegowy z leżanką i urządzeniem, rysunek', 'Treatment room with a couch and a device, drawing'),
};

const bodies: Record<'female' | 'male', Both> = {
  female: both('Rysunek ciała kobiety', 'Drawing of a woman’s body'),
  male: both('Rysunek ciała mężczyzny', 'Drawing of a man’s body'),
};

/** @param parts names of the marked body parts */
export function bodyAlt(gender: 'female' | 'male', parts: readonly Both[]): Both {
  const listed = (locale: keyof Both) =>
    parts.map((part) => part[locale].charAt(0).toLowerCase() + part[locale].slice(1)).join(', ');
  const marked = parts.length === 1 ? 'z zaznaczoną okolicą' : 'z zaznaczonymi okolicami';
  const areas = parts.length === 1 ? 'area' : 'areas';
  return both(
    `${bodies[gender].pl} ${marked}: ${listed('pl')}`,
    `${bodies[gender].en} with the treated ${areas} marked: ${listed('en')}`,
  );
}

interface DrawnComparison {
  title: string;
  content: string;
  altBefore: string;
  altAfter: string;
}

/** By category: a comparison of the skin before and after, with the subject of its drawings. */
export type DrawnComparisons = Readonly<Record<string, { subject: string; texts: Both<DrawnComparison> }>>;

export const drawnComparisons: DrawnComparisons = {
  epilation: {
    subject: 'hair',
    texts: both(
      {
        title: 'Skóra przed serią i po serii',
        content:
          'Laser osłabia mieszki, które akurat pracują, dlatego zabieg powtarza się co kilka tygodni. Po serii zostają pojedyncze, cieńsze włosy.',
        altBefore: 'Przekrój skóry: grube włosy wyrastają z sześciu czynnych mieszków',
        altAfter: 'Przekrój skóry: jeden cienki włos, pozostałe mieszki są uśpione',
      },
      {
        title: 'Skin before and after a course',
        content:
          'The laser weakens the follicles that are active at the time, which is why the treatment is repeated every few weeks. After a course a few finer hairs are left.',
        altBefore: 'A cut through skin: thick hairs grow from six active follicles',
        altAfter: 'A cut through skin: one fine hair, the other follicles are at rest',
      },
    ),
  },
  endermology: {
    subject: 'dimples',
    texts: both(
      {
        title: 'Cellulit przed serią i po serii',
        content:
          'Rolowanie rozluźnia pasma, które wciągają skórę, i pobudza krążenie. Powierzchnia się wyrównuje, a efekt podtrzymują zabiegi przypominające.',
        altBefore: 'Przekrój skóry: wybrzuszona tkanka tłuszczowa i wciągnięta, falista powierzchnia',
        altAfter: 'Przekrój skóry: równa powierzchnia nad spokojną tkanką tłuszczową',
      },
      {
        title: 'Cellulite before and after a course',
        content:
          'Rolling loosens the strands that pull the skin in and stirs the circulation. The surface evens out; reminder treatments keep it so.',
        altBefore: 'A cut through skin: swollen fat and a wavy surface with dimples',
        altAfter: 'A cut through skin: an even surface over calm fat tissue',
      },
    ),
  },
  hydrogenCleansing: {
    subject: 'pores',
    texts: both(
      {
        title: 'Pory przed zabiegiem i po zabiegu',
        content:
          'Końcówka rozpuszcza sebum i odsysa je razem z martwym naskórkiem. Pory są czyste i mniej widoczne, a zaczerwienienie ustępuje.',
        altBefore: 'Przekrój skóry: szerokie pory zatkane sebum, zaczerwieniona powierzchnia',
        altAfter: 'Przekrój skóry: wąskie, czyste pory i gładka powierzchnia',
      },
      {
        title: 'Pores before and after a treatment',
        content:
          'The tip dissolves sebum and draws it off together with dead skin. Pores are clean and less visible, and redness fades.',
        altBefore: 'A cut through skin: wide pores clogged with sebum, a reddened surface',
        altAfter: 'A cut through skin: narrow, clean pores and a smooth surface',
      },
    ),
  },
};
