-- A call-back needs no address, but a number. Validated by 0245. Source: docs/decisions/0243.
alter table leads alter column email drop not null;
alter table leads add constraint leads_contact
  check (email is not null or (lead_type = 'callBack' and phone is not null)) not valid;
