import * as words from '#components/words.ts';
import './PlaceLinks.css';

/** The places that a ranking leads to. The first two are places of the Navigator. */
const places = [
  ['results', words.results, '/solutions-navigator#smart-results'],
  ['criteria', words.criteria, '/solutions-navigator#check'],
  ['compare', words.compare, '/compare'],
  ['committee', words.committee, '/committee'],
] as const;

type Place = (typeof places)[number][0];

type Props = {
  current: Place;
  /** Addresses of places that are on this page, or that this page knows better. */
  addresses?: Partial<Record<Place, string>>;
};

/** The line at the head of results, criteria, comparison and committee that leads from each to the others. */
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
