import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import type { Rule } from '#domain/obligations/rule';
import './Bars.css';

/** The five cells of a rule, with a bar where it asks something of the layer. Decorative: the text says the same. */
export function Bars({ rule }: { rule: Pick<Rule, 'asks' | 'allLayers' | 'status'> }) {
  return (
    <span className="rule-bars" data-status={rule.status} aria-hidden="true">
      {layers.map(({ key, name }) => (
        <i key={key} className={touches(rule, name) ? `rule-bar layer-${key}` : undefined} />
      ))}
    </span>
  );
}
