/** Tables of migration 0002 and later: carts, orders, payments, accounts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the migrations that add these tables
export interface CommerceTables {}
