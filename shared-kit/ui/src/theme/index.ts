export { fontFiles } from './font-faces';
export { type GlobalCssOptions, globalCss } from './global-css';
export { lightColors } from './light-colors';
export { media } from './media';
export { darkPalette, mensPalette, palette } from './palette';
export { type SpaceStep, space, type TextSize, tokens } from './tokens';
