/* Leader lines from the layers of a stack to those who cover them: at the head of the page about the agency. */

import { type LayerName, layerNames } from '#domain/layers';

/** One person beside the stack, and the lines that lead there, as an SVG path in a box of 100 by 100. */
export type Led<Person> = { person: Person; path: string };

/**
 * Returns the people in the order in which they stand beside the stack, each with one line for each of their layers. They
 * stand at the height of their layers' middle, so that few lines cross. Rows on either side are of equal height.
 */
export function leaderLines<Person extends { layers: readonly LayerName[] }>(people: readonly Person[]): Led<Person>[] {
  const placesOf = ({ layers }: Person) => layers.map((name) => layerNames.indexOf(name));
  const middleOf = (person: Person) =>
    placesOf(person).reduce((sum, place) => sum + place, 0) / Math.max(1, person.layers.length);
  return [...people]
    .sort((one, other) => middleOf(one) - middleOf(other))
    .map((person, index) => {
      const end = height(index, people.length);
      const lines = placesOf(person).map((place) => `M0 ${height(place, layerNames.length)}h12L88 ${end}h12`);
      return { person, path: lines.join('') };
    });
}

/** Returns the middle of a row, in hundredths of the height. */
function height(row: number, rows: number): number {
  return (100 * (row + 0.5)) / rows;
}
