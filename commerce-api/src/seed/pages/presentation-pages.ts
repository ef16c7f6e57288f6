import { aboutPage } from './about-page';
import { applicationPage } from './application-page';
import { euProjectsPage } from './eu-projects-page';
import { landingFirstVisit } from './landing-first-visit';
import { landingMen } from './landing-men';
import { landingSummerSkin } from './landing-summer-skin';
import { lasersPage } from './lasers-page';
import { partnersPage } from './partners-page';
import { professionalPage } from './professional-page';
import type { SeedPage } from './seed-page';
import { technologyPage } from './technology-page';

/** What presents the company, its lasers and its treatments. */
export const presentationPages: readonly SeedPage[] = [
  aboutPage,
  technologyPage,
  lasersPage,
  applicationPage,
  partnersPage,
  professionalPage,
  euProjectsPage,
  landingFirstVisit,
  landingSummerSkin,
  landingMen,
];
