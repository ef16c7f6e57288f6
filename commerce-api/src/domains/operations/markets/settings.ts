import { SOCIAL_NETWORKS, type SocialLink } from '@aksamit/contracts/social-link';
import { z } from 'zod';
import { defineSettings } from '../../../platform/define-settings';

const ENTRY = new RegExp(`^(${SOCIAL_NETWORKS.join('|')})=(https://[^\\s,"<>]+)$`);
const MESSAGE = `must read <network>=https://…, comma-separated, each of ${SOCIAL_NETWORKS.join(', ')} once at most`;

const environment = z.object({
  /** Profiles of the shop that every page's footer links: `instagram=https://…,facebook=https://…`. None: no links. */
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text, context): SocialLink[] => {
      const links = text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map(readLink);
      const networks = links.map((link) => link?.network);
      if (networks.includes(undefined) || new Set(networks).size < networks.length) {
        context.addIssue({ code: 'custom', message: MESSAGE });
        return z.NEVER;
      }
      return links.flatMap((link) => link ?? []);
    }),
});

/** Null: it cannot be read. */
function readLink(entry: string): SocialLink | null {
  const [, name, url] = ENTRY.exec(entry) ?? [];
  const network = SOCIAL_NETWORKS.find((known) => known === name);
  return network && url && URL.canParse(url) ? { network, url } : null;
}

/** What is the same for all markets of an installation. */
export const marketSettings = defineSettings({
  environment,
  read: ({ SOCIAL_LINKS: social }) => ({ social }),
});
