/** Separate from its bytes: render processes only need the path, the page server sends the file. */
export const SHARE_CARD_PATH = '/share-card.jpg';
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
