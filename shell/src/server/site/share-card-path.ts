/** Apart from its bytes: render processes name it, the page server sends it. */
export const SHARE_CARD_PATH = '/share-card.jpg';
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
