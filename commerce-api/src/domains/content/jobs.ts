import type { Job, JobContext } from '../../platform/domain';
import { anonymizeOldReviewers, publishCharityMonth } from './charity';
import { purgeContentPreviews } from './previews';
import { noteDueBars } from './promo-bars';
import { purgeShortLinks } from './short-links';
import { publishPlannedArticles } from './staff-articles';
import { applyLegalDocuments, publishDuePages } from './staff-content';

export const contentJobs = ({ db }: JobContext): readonly Job[] => [
  { name: 'legal documents', pauseMs: 60_000, run: () => applyLegalDocuments(db) },
  { name: 'planned articles', pauseMs: 10_000, run: () => publishPlannedArticles(db) },
  { name: 'planned pages', pauseMs: 10_000, run: () => publishDuePages(db) },
  { name: 'due promo bars', pauseMs: 10_000, run: () => noteDueBars(db) },
  { name: 'content previews', pauseMs: 3_600_000, run: () => purgeContentPreviews(db) },
  { name: 'charity month', pauseMs: 3_600_000, run: () => publishCharityMonth(db) },
  { name: 'old charity entries', pauseMs: 3_600_000, run: () => anonymizeOldReviewers(db) },
  { name: 'short links', pauseMs: 3_600_000, run: () => purgeShortLinks(db) },
];
