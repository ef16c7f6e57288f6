import measured from './font-metrics.json';

/** One font of the brand: its file, weights, and the fallback faces until it has loaded. */
export interface FontMetrics {
  family: string;
  file: string;
  weights: string;
  fallback: readonly {
    weight: string;
    localFonts: readonly string[];
    /** Percentages, as the CSS descriptors take them. */
    sizeAdjust: number;
    ascent: number;
    descent: number;
    lineGap: number;
  }[];
}

/** Written by `shared-kit/ui/make-fonts.ts` from the font files themselves. */
export const fontMetrics: Readonly<Record<'fraunces' | 'figtree', FontMetrics>> = measured;
