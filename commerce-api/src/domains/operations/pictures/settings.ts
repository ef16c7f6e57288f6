import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { defineSettings } from '../../../platform/define-settings';

const environment = z.object({
  /** Folder of the rendered pictures that came with this version. None: the one in the sources. */
  PICTURES_DIR: z.string().optional(),
});

/** Where the rendered pictures are. */
export const pictureSettings = defineSettings({
  environment,
  read: ({ PICTURES_DIR }) => ({
    renderedPictures: PICTURES_DIR ?? fileURLToPath(new URL('../../../../pictures/made', import.meta.url)),
  }),
});
