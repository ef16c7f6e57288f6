import ratingEn from '../locales/article-rating.en.json';
import ratingPl from '../locales/article-rating.pl.json';
import shareEn from '../locales/article-share.en.json';
import sharePl from '../locales/article-share.pl.json';
import gateEn from '../locales/professional-gate.en.json';
import gatePl from '../locales/professional-gate.pl.json';

/** Texts of the visitor's rating, an island. */
export const articleRatingTexts = { pl: ratingPl, en: ratingEn };

/** Texts of passing an article on, an island. */
export const articleShareTexts = { pl: sharePl, en: shareEn };

/** Texts of the question before an article for professionals, an island. */
export const professionalGateTexts = { pl: gatePl, en: gateEn };
