-- Nothing was stored before the column was: the scan finds no row to refuse.
alter table orders validate constraint orders_age_declaration_check;
