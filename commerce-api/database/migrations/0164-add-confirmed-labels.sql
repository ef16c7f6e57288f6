-- A treatment may ask for a confirmation (products.checkbox_label). A line of a cart holds the wording that its shopper
-- confirmed, so that another wording is asked again; a line of an order holds what was confirmed.
alter table cart_items add column confirmed_label localized;
alter table order_items add column confirmed_label localized;
