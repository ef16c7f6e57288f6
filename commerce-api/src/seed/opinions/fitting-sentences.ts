/** Which of the opinions' sentences fit which treatment: who shaves every other day speaks of legs, not of an upper lip. */
import { closing, ofTheSalon, ofTheSalonByMen } from './salon-sentences';
import { contentWith, lessContentWith, type Sentence } from './treatment-sentences';

export interface ReviewedTreatment {
  /** Polish. */
  name: string;
  category: string;
  gender: string;
}

type Rule = readonly [words: RegExp, fits: (treatment: ReviewedTreatment) => boolean];

const isLaser = ({ category }: ReviewedTreatment) => category === 'epilation';
const isOf = (parts: RegExp) => (treatment: ReviewedTreatment) => parts.test(treatment.name);
const ofFace = /twarz|szyi|szyję|dekolt|okolice oczu|podbród/i;

const rules: readonly Rule[] = [
  [/jasny zarost/, isOf(/zarost|policzk|brod/i)],
  [/pieprzykach|na jakich włosach|sześć tygodni|całej serii|kolejną okolicę|ile zabiegów i w jakich/, isLaser],
  [/golę się/, isOf(/nóg|nogi|łydek|pach|bikini|zarost|klatk/i)],
  [/Wrastające/, isOf(/bikini|pach|nóg|nogi|łydek|ud|zarost|kark|szyi|brod/i)],
  [/podrażniona przez trzy dni/, ({ category }) => ['epilation', 'dermapen'].includes(category)],
  [/różnicę na udach|Nogi są lżejsze|opuchniętych nogach/, isOf(/nóg|nogi|ud|ciała|relaksacyjna|pośladk/i)],
  [/Zaskórniki|makijaż/, (treatment) => treatment.gender === 'female' && /twarz|ekspres|mask/i.test(treatment.name)],
  [/nikt nic nie zauważył/, isOf(/twarz|ekspres|mask/i)],
  [/Ślady po trądziku/, isOf(/twarz|dekolt/i)],
  [/Owal twarzy/, isOf(ofFace)],
  [/skóra na brzuchu|Brzuch pracuje/, isOf(/brzuch/i)],
  [/Szkoda, że tak późno|Mama już/, ({ gender }) => gender === 'female'],
];

/** Does a sentence fit a treatment? */
export const isFitting = ([pl]: Sentence, treatment: ReviewedTreatment): boolean =>
  rules.every(([words, fits]) => !words.test(pl) || fits(treatment)) &&
  (treatment.gender === 'female' || !/\b\p{L}+(łam|łaś)\b|Zostałam/u.test(pl));

/** Lists of sentences that can stand for each other. */
const lists: readonly (readonly Sentence[])[] = [
  ...Object.values(contentWith),
  lessContentWith,
  ofTheSalon,
  ofTheSalonByMen,
  closing,
];

/** The sentences that a text consists of; undefined: it has words of its own, so a guest wrote it. */
export function sentencesOf(text: string, locale: 'pl' | 'en'): Sentence[] | undefined {
  const index = locale === 'pl' ? 0 : 1;
  const found: Sentence[] = [];
  let rest = text;
  while (rest !== '') {
    const next = lists.flat().find((sentence) => rest.startsWith(sentence[index]));
    if (!next) return undefined;
    found.push(next);
    rest = rest.slice(next[index].length).trimStart();
  }
  return found;
}

/** The same opinion with sentences that fit: others of their lists, the same ones each time. */
export function fittingSentences(
  sentences: readonly Sentence[],
  treatment: ReviewedTreatment,
  number: number,
): Sentence[] {
  const chosen: Sentence[] = [];
  for (const sentence of sentences) {
    const list = lists.find((each) => each.includes(sentence)) ?? [];
    const others = list.filter(
      (each) => isFitting(each, treatment) && !sentences.includes(each) && !chosen.includes(each),
    );
    const next = isFitting(sentence, treatment) ? sentence : others[number % Math.max(1, others.length)];
    if (next) chosen.push(next);
  }
  return chosen;
}

/** Index of the salon's reply to what was complained of: results take their time, or something went wrong. */
export const replyTo = ([first]: readonly Sentence[], number: number): number =>
  first && /Efekt|różnica/.test(first[0]) ? 2 : number % 2;
