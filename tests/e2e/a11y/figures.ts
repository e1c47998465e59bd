/** The extent of the checks of one state; each test writes it to reports/a11y. */
export type Figures = {
  state: string;
  /** The rules of axe that were applied. */
  rules: number;
  /** The rules of IBM's Equal Access checker that had something to look at. */
  equalAccessRules: number;
  /** How often axe checked the whole page. */
  analyses: number;
  /** How often it checked the whole page again in the dark scheme, with its colour rules. */
  analysesOfColours: number;
  /** Texts whose contrast was computed, over all widths and schemes, and the lowest. */
  texts: number;
  lowestContrast: number;
  /** Fields whose border was measured. */
  borders: number;
  /** Texts measured on the pixels behind them, because axe did not decide. */
  onPixels: number;
  /** Targets measured, and those below 24 px that keep their distance. */
  targets: number;
  bySpacing: number;
};
