import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../../../platform/configuration-error';
import { defineSettings } from '../../../platform/define-settings';
import type { FileStoreSettings } from './create-file-store';

const environment = z.object({
  /** Folder of the files that the shop stores beside the database. */
  DATA_DIR: z.string().default('.data'),
  /** A bucket for files instead of the folder: all five, or none. */
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be a name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** Where files are stored: a folder, or a bucket. */
export const fileSettings = defineSettings({
  environment,
  read: (values) => ({ files: storeOf(values) }),
});

function storeOf(values: z.output<typeof environment>): FileStoreSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (given === 0) return { folder: join(values.DATA_DIR, 'files') };
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigurationError(
      'Failed to read the configuration: the bucket for files is named in part. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them.',
    );
  }
  const endpoint = S3_ENDPOINT.replace(/\/$/, '');
  return {
    s3: {
      endpoint,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}
