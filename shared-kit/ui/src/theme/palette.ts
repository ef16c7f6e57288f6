/**
 * Values of the tokens: the only place of the product with colour values. A market's own brand replaces these
 * custom properties and nothing else. Contrast: ink and muted ink have at least 4.5:1 on every ground, accent and
 * the status colours at least 4.5:1 on white, paper and their own soft ground; strong borders 3:1. Words on ink are of
 * paper's colour, words on velvet of inverse ink's, which is light in both schemes.
 */
export const palette = {
  paper: '#fbf8f5',
  surface: '#ffffff',
  sunken: '#f4eee9',
  ink: '#241a25',
  'ink-muted': '#65586a',
  'ink-inverse': '#ffffff',
  accent: '#a3214f',
  'accent-strong': '#821a3f',
  'accent-soft': '#faeaee',
  'accent-ink': '#ffffff',
  blush: '#f8e8e6',
  'blush-deep': '#efcfd0',
  velvet: '#3b1a33',
  'velvet-muted': '#d9c5d2',
  border: '#e7ded8',
  'border-strong': '#8d8090',
  success: '#2b6a4d',
  'success-soft': '#e7f2eb',
  warning: '#855200',
  'warning-soft': '#fcf1dd',
  danger: '#ab1f1f',
  'danger-soft': '#fdebe8',
  info: '#2d5578',
  'info-soft': '#e8eff5',
  focus: '#241a25',
  'focus-halo': '#ffffff',
  overlay: 'rgb(36 26 37 / 55%)',
} as const;

/** The men's zone shifts the soft tones to slate and sand; the accent stays. */
export const mensPalette = {
  paper: '#f9f7f3',
  sunken: '#efece4',
  blush: '#e6eaed',
  'blush-deep': '#c9d3da',
  velvet: '#222f3a',
  'velvet-muted': '#c4d0d9',
  border: '#e2ded5',
} as const;

/** What changes where the visitor's device asks for dark: velvet at night. Its contrasts are those of the light scheme. */
export const darkPalette = {
  paper: '#171119',
  surface: '#211924',
  sunken: '#110c13',
  ink: '#f3ecf1',
  'ink-muted': '#b9abba',
  accent: '#f29dba',
  'accent-strong': '#f8bfd2',
  'accent-soft': '#3b1c2a',
  'accent-ink': '#2b0717',
  blush: '#2a1d26',
  'blush-deep': '#3d2734',
  border: '#3a2f3d',
  'border-strong': '#8d8090',
  success: '#7fcfa4',
  'success-soft': '#16301f',
  warning: '#e9b568',
  'warning-soft': '#33240a',
  danger: '#ff9d94',
  'danger-soft': '#3d1513',
  info: '#9cc4e8',
  'info-soft': '#152a3d',
  focus: '#f3ecf1',
  'focus-halo': '#171119',
  overlay: 'rgb(0 0 0 / 65%)',
} as const;

/** The same for the men's zone. */
export const mensDarkPalette = {
  paper: '#13171a',
  surface: '#1b2126',
  sunken: '#0d1012',
  blush: '#1d252b',
  'blush-deep': '#2b363f',
  border: '#313a41',
} as const;
