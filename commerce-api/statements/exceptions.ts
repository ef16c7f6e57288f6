/** Executed statements that the check accepts all the same. Both lists may only shrink. */

/**
 * `<file> reads|writes <table>` below `src`, `*` for any table, with the reason. One that no test needs fails a whole run.
 * What a domain lets all others read stands in its `publishes` instead.
 */
export const FOREIGN_ACCESS: Readonly<Record<string, string>> = {
  'domains/people/staff/record-queries.ts reads *':
    'Generates the SQL of records that staff edit; the tables stand in their kinds, which their domains declare.',
  'domains/people/staff/record-queries.ts writes *':
    'As above; table-ownership.test.ts holds the kinds to their domains.',
  'domains/people/privacy/export-user.ts reads *':
    'Reads what each domain declares in `personalData.exports` as its own tables.',
  'domains/content/short-links/short-link-queries.ts reads market_hosts':
    'A short link may lead to the host of any market.',
  'domains/content/sitemap/select-site-map.ts reads offers': 'The map lists the pages of offers, in one statement.',
  'domains/operations/markets/purge-visitors.ts reads article_ratings': 'Whoever rated is not purged.',
  'domains/operations/markets/purge-visitors.ts reads waiting_list': 'Whoever waits is not purged.',
  'domains/operations/pictures/routes.ts reads article_authors':
    'The gender of a record chooses its generated picture.',
  'domains/operations/pictures/routes.ts reads article_categories': 'As above.',
  'domains/operations/pictures/routes.ts reads articles': 'As above.',
  'domains/operations/pictures/routes.ts reads cms_pages': 'As above.',
  'domains/people/accounts/consents.ts reads cms_pages':
    'A consent notes which text of the regulations it was given to.',
  'domains/people/privacy/expire-personal-data.ts reads invoices':
    'The years of retention are counted from the last document of an order.',
  'domains/people/privacy/expire-personal-data.ts reads issued_vouchers': 'And from the end of its vouchers.',
  'platform/cache-version.ts reads list_changes': 'A sequence: numbers the changes that lists show.',
  'platform/cache-version.ts reads page_changes_id_seq': 'A sequence: numbers the changes that pages show.',
};
