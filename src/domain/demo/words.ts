/** The words of the demo card. Specification §3, Demo card. */

export const activeCalls = 'Active calls';
export const satisfaction = 'Satisfaction';
export const handleTime = 'Avg. handle time';
export const positive = 'Positive';
export const neutral = 'Neutral';
export const satisfied = 'Satisfied';
export const engaged = 'Engaged';
