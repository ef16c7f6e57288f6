/** Name of the page of a treatment for this gender. */
export const treatmentPage = (gender: string | undefined) =>
  gender === 'male' ? ('catalog/mens-product' as const) : ('catalog/womens-product' as const);
