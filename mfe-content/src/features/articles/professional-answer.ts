/** Query of an article's address under which a visitor who confirmed to be a professional reads it. */
export const PROFESSIONAL = { name: 'professional', value: 'confirmed' } as const;
