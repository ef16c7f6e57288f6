-- The decision on cookies for marketing is kept like the one on analytics.
alter table visitor_consents drop constraint visitor_consents_type_check;
alter table visitor_consents add constraint visitor_consents_type_check check (type in
  ('analytics', 'marketing', 'marketingEmail', 'marketingPhone', 'professional', 'health')) not valid;
