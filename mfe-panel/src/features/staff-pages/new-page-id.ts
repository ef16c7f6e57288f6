/** Stands for the id of a page that is being added. */
export const NEW = 'new';
