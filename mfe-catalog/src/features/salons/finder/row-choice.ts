/** What the rows of the finder are for. JSON, but for the callback. */
export interface RowChoice {
  /** `choose`: each row has a button for the salon; `link`: it leads to the salon's page. */
  mode: 'choose' | 'link';
  /** Treatment whose first free time the rows show; omitted: none. */
  productId?: string | undefined;
  /** The customer's preferred salon, which is marked. */
  preferredId?: string | null | undefined;
  /** The salon that is chosen already, which is marked. */
  selectedId?: string | null | undefined;
  /** Of mode `choose`. */
  onChoose?: ((salonId: string) => void) | undefined;
}
