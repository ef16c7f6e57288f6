/** The mark for structured data: the page server has it, 512 pixels square. */
export const LOGO_PATH = '/logo.png';
