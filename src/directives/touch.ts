import type { ClientDirective } from 'astro';
import { onInterest, once } from './wait';

/**
 * `client:touch`: an island's script arrives at the first sign of interest in it. The native element underneath
 * answers the event at once, and the island finds it so.
 */
const touch: ClientDirective = (load, _options, element) => onInterest(element, once(load));

export default touch;
