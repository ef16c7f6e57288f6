-- An opinion says that its visit was verified only where a visit of this shop stands behind it: of salons' own records
-- the shop has none to match with.
update opinions set verification = 'none' where verification = 'salonRecord';
