import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import type { Rule } from '#domain/obligations/rule';
import { markPaths, markViewBox } from '#drawings/mark';

/** The colours of the layers' lit bars. */
export const litText = {
  ai: 'text-ai-lit',
  cx: 'text-cx-lit',
  com: 'text-com-lit',
  sec: 'text-sec-lit',
  inf: 'text-inf-lit',
} as const;

type Props = { rule: Rule; coming?: boolean; className: string };

/**
 * The mark, with the layers that a rule touches lit, or outlined while the rule is not yet in force. Decorative: the
 * adjacent text says the same.
 */
export function LayerStrip({ rule, coming = false, className }: Props) {
  return (
    <svg className={`obligation-strip ${className}`} viewBox={markViewBox} aria-hidden="true">
      {layers.map(({ key, name }, index) => {
        const lit = touches(rule, name);
        const outlined = lit && coming;
        return (
          <path
            key={key}
            d={markPaths[index]}
            className={lit ? litText[key] : undefined}
            fill={outlined ? 'none' : 'currentColor'}
            stroke={outlined ? 'currentColor' : undefined}
            opacity={lit ? undefined : 0.18}
          />
        );
      })}
    </svg>
  );
}
