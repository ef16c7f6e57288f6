-- outside a transaction
-- Earlier releases kept what they did not believe for six years: it goes within hours, found without a scan.
drop index concurrently if exists payment_notices_unbelieved;
create index concurrently payment_notices_unbelieved on payment_notices (id) where outcome = 'notBelieved';
