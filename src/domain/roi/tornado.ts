import { boundedDrivers, type DriverName, type Drivers, drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';

/** One bar: the first-year net in US dollars with one driver lower and higher, all others as they are. */
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

/** How far a driver is moved, as a share of its value. */
export const tornadoStep = 0.2;

/**
 * Returns how much the first-year net of the expected scenario depends on each driver: a bar for every one of them, the
 * longest first, equal ones by name. A driver moves by a fifth of its value either way, at most to its limits; one of 0
 * stays.
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
