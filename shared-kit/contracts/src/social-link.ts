/** Networks that the shop can have a profile of, in the order in which links to them are shown. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube', 'pinterest', 'linkedin'] as const;

/** A profile of the shop in a network. */
export interface SocialLink {
  network: (typeof SOCIAL_NETWORKS)[number];
  url: string;
}
