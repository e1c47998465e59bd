import { boundedDrivers, type DriverName, type Drivers, drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';

/** One bar: the first-year net in US dollars with one driver lower and higher, all others unchanged. */
export type TornadoBar = {
  driver: DriverName;
  /** In the driver's unit. */
  lowValue: number;
  highValue: number;
  netAtLow: number;
  netAtHigh: number;
  /** The distance between the two nets; never negative. */
  swing: number;
};

/** The share of its value by which a driver is moved. */
export const tornadoStep = 0.2;

/**
 * Returns the sensitivity of the expected scenario's first-year net: one bar per driver, longest first, ties by name. A
 * driver moves by a fifth of its value either way, at most to its limits; one of 0 does not move.
 */
export function roiTornado(given: Drivers): TornadoBar[] {
  const figures = boundedDrivers(given);
  return drivers.map(({ name }) => tornadoBar(figures, name)).sort(bySwing);
}

function tornadoBar(figures: Drivers, driver: DriverName): TornadoBar {
  const [low, high] = [moved(figures, driver, 1 - tornadoStep), moved(figures, driver, 1 + tornadoStep)];
  const [netAtLow, netAtHigh] = [roiProjection(low).firstYearNet, roiProjection(high).firstYearNet];
  const swing = Math.abs(netAtHigh - netAtLow);
  return { driver, lowValue: low[driver], highValue: high[driver], netAtLow, netAtHigh, swing };
}

function moved(figures: Drivers, driver: DriverName, factor: number): Drivers {
  return boundedDrivers({ ...figures, [driver]: figures[driver] * factor });
}

/** Names by code units: the same order on every machine. */
function bySwing(a: TornadoBar, b: TornadoBar): number {
  return b.swing - a.swing || (a.driver < b.driver ? -1 : 1);
}
