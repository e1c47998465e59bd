import type { ClientDirective } from 'astro';
import { onInterest, once } from './start';

/**
 * `client:touch`: loads an island's script at the first sign of interest in it. The native element underneath handles
 * the event at once, and the island finds it in that state.
 */
const touch: ClientDirective = (load, _options, element) => onInterest(element, once(load));

export default touch;
