-- The main colour of a picture, shown until it is loaded. Source: docs/decisions/0225.
alter table shop_pictures add column color text check (color ~ '^#[0-9a-f]{6}$');
