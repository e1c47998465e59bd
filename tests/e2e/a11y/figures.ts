/** What the checks of one state looked at; each test leaves it in reports/a11y. */
export type Figures = {
  state: string;
  /** The rules of axe that were applied. */
  rules: number;
  /** The rules of IBM's Equal Access checker that had something to look at. */
  equalAccessRules: number;
  /** How often axe looked at the whole page. */
  analyses: number;
  /** How often it looked at the whole page again in the dark scheme, with its rules of colour. */
  analysesOfColours: number;
  /** Texts whose contrast was computed, over all widths and schemes, and the lowest. */
  texts: number;
  lowestContrast: number;
  /** Fields whose border was measured. */
  borders: number;
  /** Texts measured on the pixels behind them, because axe left them open. */
  onPixels: number;
  /** Targets measured, and those below 24 px that keep their distance. */
  targets: number;
  bySpacing: number;
};
