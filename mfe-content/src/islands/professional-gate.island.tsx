import { defineIsland } from '@aksamit/module-sdk/islands';
import { ProfessionalGate } from '../features/articles/components/professional-gate';
import { professionalGateTexts } from '../texts/article-island-texts';

/** The question before an article for professionals, and the answer above it. */
export default defineIsland({
  name: 'professional-gate',
  component: ProfessionalGate,
  texts: { pl: professionalGateTexts.pl, en: professionalGateTexts.en },
  starts: 'seen',
});
