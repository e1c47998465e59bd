import type { FactFinding } from '#components/FactMark.tsx';
import type { RuleMark } from '#domain/obligations/by-kind';

/** The mark of a rule for a kind: solid binds, half may, hatched is coming, as the bars of the layers are. */
export const looks: Readonly<Record<RuleMark, FactFinding>> = { binds: 'yes', 'may-bind': 'partly', coming: 'open' };
