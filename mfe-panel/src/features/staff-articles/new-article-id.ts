/** Stands for the id of an article that is begun. */
export const NEW_ARTICLE = 'new';
