/** Title of the document: the record's own, with the brand after it unless it names the brand already. */
export function withBrand(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} – ${brand}`;
}
