-- What a room is called in English; null: by its name, as devices are. Source: docs/decisions/0247.
alter table rooms add column name_en text check (name_en <> '');
