import * as words from '#components/words.ts';
import './PlaceLinks.css';

/** The views of a ranking. The first two are places of the Navigator. */
const places = [
  ['results', words.results, '/solutions-navigator#smart-results'],
  ['criteria', words.criteria, '/solutions-navigator#check'],
  ['compare', words.compare, '/compare'],
  ['committee', words.committee, '/committee'],
] as const;

type Place = (typeof places)[number][0];

type Props = {
  current: Place;
  /** Overrides for addresses that are on this page or that depend on its state. */
  addresses?: Partial<Record<Place, string>>;
};

/** The navigation at the top of results, criteria, comparison and committee, which links each to the others. */
export function AdviceLinks({ current, addresses = {} }: Props) {
  return (
    <nav className="advice-links border-b border-rule pt-4 print:hidden" aria-label={words.resultsAndAfter}>
      <ul className="flex flex-wrap gap-x-column">
        {places.map(([place, name, address]) => (
          <li key={place}>
            <a href={addresses[place] ?? address} aria-current={place === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
