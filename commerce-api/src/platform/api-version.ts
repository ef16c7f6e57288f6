/** Version of the API's contract; it stays compatible for 90 days. */
export const API_VERSION = '1';
