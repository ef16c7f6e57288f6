-- An invoice with a wrong tax number is corrected to nothing, and another one with the right number replaces it. The constraints
-- are validated by 0212, the indexes made by 0213.
alter table invoices add column replaces_id uuid;
alter table invoices add constraint invoices_replaces_id_fkey foreign key (replaces_id) references invoices not valid;
alter table invoices add constraint invoices_replaces_as_invoice check (replaces_id is null or kind = 'invoice') not valid;
