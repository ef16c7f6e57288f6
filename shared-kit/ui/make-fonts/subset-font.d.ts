declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    dropTables?: string[];
  }
  /** Cuts a font down to the characters of `text` and to part of its axes. */
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
