-- What a device is called in English; null: by its name. Apart from `name`, which modules of before read and write as text.
-- Source: docs/decisions/0242.
alter table devices add column name_en text check (name_en <> '');
