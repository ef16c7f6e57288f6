import { contactPage } from './contact-page';
import { faqPage } from './faq/faq-page';
import { opinionsPage } from './opinions-page';
import type { SeedPage } from './seed-page';

export const informationPages: readonly SeedPage[] = [faqPage, contactPage, opinionsPage];
