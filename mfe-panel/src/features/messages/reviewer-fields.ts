/** Fields of the application to the reviewer club. Source: specification, content, section 3. */
import type { OwnInfluencerRequest } from '@aksamit/contracts';
import { instagramAddress, typedNumber } from '@aksamit/contracts/typed-values';

export const ACCOUNT_CATEGORIES = [
  'fashion',
  'beauty',
  'sport',
  'lifystyle',
  'travels',
  'specialized',
  'familyLife',
  'other',
] as const;
export const SKIN_TONES = ['veryBright', 'bright', 'natural', 'tanned', 'dark'] as const;
export const HAIR_SHADES = ['lightBlonde', 'mediumBlond', 'dark'] as const;
/** Characters. */
export const LONGEST_DESCRIPTION = 250;

export interface ReviewerFields {
  dateBirth: string;
  instagramLink: string;
  followersCount: string;
  accountCategory: (typeof ACCOUNT_CATEGORIES)[number];
  skinTone: (typeof SKIN_TONES)[number];
  hairShade: (typeof HAIR_SHADES)[number];
  description: string;
  regulations: boolean;
  marketingEmail: boolean;
}

export const EMPTY_APPLICATION: ReviewerFields = {
  dateBirth: '',
  instagramLink: '',
  followersCount: '',
  accountCategory: 'beauty',
  skinTone: 'natural',
  hairShade: 'dark',
  description: '',
  regulations: false,
  marketingEmail: false,
};

/** Controls in the order in which they stand. */
export const REVIEWER_FIELDS = [
  'dateBirth',
  'instagramLink',
  'followersCount',
  'accountCategory',
  'skinTone',
  'hairShade',
  'description',
  'regulations',
] as const;

/** The application as the API takes it; the date of birth only where the profile has none. */
export function applicationRequest(fields: ReviewerFields): OwnInfluencerRequest {
  const { accountCategory, skinTone, hairShade, regulations, marketingEmail } = fields;
  const description = fields.description.trim();
  return {
    ...(fields.dateBirth ? { dateBirth: fields.dateBirth } : {}),
    instagramLink: instagramAddress(fields.instagramLink),
    followersCount: typedNumber(fields.followersCount) ?? 0,
    accountCategory,
    skinTone,
    hairShade,
    ...(description ? { description } : {}),
    agrees: [
      { type: 'regulations', value: regulations },
      { type: 'marketingEmail', value: marketingEmail },
    ],
  };
}
