import { charityPage } from './charity/charity-page';
import { reviewerClubPage } from './reviewer-club/reviewer-club-page';
import type { SeedPage } from './seed-page';

export const campaignPages: readonly SeedPage[] = [charityPage, reviewerClubPage];
