import { defineFragment } from '@aksamit/module-sdk/fragments';
import { z } from 'zod';
import { RememberedTreatments } from '../features/treatments/components/remembered-treatments';
import { rememberedTreatmentsTexts } from '../texts/teaser-texts';

/** What the logged-in customer remembers, as cards with their prices of now. */
export default defineFragment({
  name: 'remembered-treatments',
  version: 1,
  rendering: 'private',
  props: z.object({}),
  reservedHeightPx: 640,
  component: RememberedTreatments,
  texts: { pl: rememberedTreatmentsTexts.pl, en: rememberedTreatmentsTexts.en },
});
