-- How much a photograph is enlarged around its focus before it is cut, in percent; null: not at all. Source: docs/decisions/0247.
alter table shop_pictures add column focus_zoom smallint
  constraint shop_pictures_zoom check ((focus_x is null) <= (focus_zoom is null) and focus_zoom between 101 and 300);
