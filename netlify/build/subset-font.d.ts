/** What the build uses of the package, which comes without types. https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff2';
    /** Names of the OpenType features that stay; without it, all. */
    keepFeatures?: readonly string[];
    /** Whether every character stays; then `text` is empty. */
    keepAllGlyphs?: boolean;
  };
  /** Returns a font with the characters of a text only. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
