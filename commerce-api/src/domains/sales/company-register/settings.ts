import { z } from 'zod';
import { defineSettings } from '../../../platform/define-settings';

const environment = z.object({
  /** Address of GUS's register service and the key that GUS gave. None: invoice data are typed in. */
  GUS_URL: z.url().optional(),
  GUS_KEY: z.string().default('abcde12345abcde12345'),
});

/** The register of companies; null: no company is looked up. */
export const companyRegisterSettings = defineSettings({
  environment,
  secrets: [{ name: 'GUS_KEY', with: 'GUS_URL' }],
  read: (values) => ({ gus: values.GUS_URL ? { url: values.GUS_URL, key: values.GUS_KEY } : null }),
});
