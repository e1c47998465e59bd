/** What the build uses of the package, which comes without types. https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  /** OpenType features to keep, all if omitted; with `keepAllGlyphs`, every character stays and `text` is empty. */
  type Options = { targetFormat?: 'sfnt' | 'woff2'; keepFeatures?: readonly string[]; keepAllGlyphs?: boolean };
  /** Returns a font with the characters of a text only. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
