export type Figures = {
  state: string;
  rules: string[];
  texts: number;
  lowestContrast: number;
  targets: number;
  bySpacing: number;
  onPixels: number;
};
