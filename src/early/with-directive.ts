/* What a page of `npm run dev` has: the directive, and what a built page hears before it. */
import './early';

export { default } from '../directives/trigger';
