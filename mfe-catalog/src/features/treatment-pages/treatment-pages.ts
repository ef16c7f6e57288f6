import type { LocaleCode } from '@aksamit/contracts/platform';
import labelsEn from '../../locales/treatment-labels.en.json';
import labelsPl from '../../locales/treatment-labels.pl.json';

interface Titled {
  title: string;
  text: string;
}

/** The long texts of a page of a kind of treatment, in one language. */
export interface KindTexts {
  metaTitle: string;
  metaDescription: string;
  eyebrow: string;
  title: string;
  lead: string;
  facts: readonly string[];
  how: readonly string[];
  forWhom: readonly string[];
  benefits: readonly Titled[];
  course: readonly Titled[];
  comparison: readonly Titled[];
  contraindications: readonly string[];
  /** Contraindications to talk about first. */
  consultations: readonly string[];
  /** The card that clients fill in before a visit: name of a document of the API. Absent: these treatments have none. */
  clientCard?: string;
  faqs: readonly { title: string; content: string }[];
  /** What the blog is searched for. */
  words: string;
}

/** A page of a kind of treatment. Its texts come with its own script, not with those of the others. */
export interface KindPage {
  /** Page of this module. */
  name: 'laser-hair-removal' | 'endermology' | 'electrostimulation' | 'hydrogen-cleansing' | 'dermapen' | 'radio-waves';
  /** Code of the category whose treatments it shows. */
  category: string;
  texts: Readonly<Record<LocaleCode, KindTexts>>;
}

/** Labels that all of these pages share. */
export type KindLabels = typeof labelsPl;

const labels: Readonly<Record<LocaleCode, KindLabels>> = { pl: labelsPl, en: labelsEn };

/** In one language. */
export const kindLabels = (locale: LocaleCode): KindLabels => labels[locale];
