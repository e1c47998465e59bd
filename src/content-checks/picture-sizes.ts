import { defineHastPlugin } from 'satteri';

/** How wide a text's column is: all of a phone's screen but its margins, then the measure of `.prose` (prose.css). */
const column = '(min-width: 41rem) 36rem, calc(100vw - 2rem)';
/** An industry's text stands in two columns from a tablet on. */
const twoColumns = '(min-width: 90rem) 36rem, (min-width: 48rem) 41vw, calc(100vw - 2rem)';

/**
 * A step of the Markdown processor: says of each picture how wide its column is, so that a browser fetches the copy that
 * fits. Astro takes a picture to be as wide as the screen.
 */
export const pictureSizes = defineHastPlugin({
  name: 'picture-sizes',
  element: {
    filter: ['img'],
    visit(node, context) {
      const isIndustry = context.fileURL?.pathname.includes('/content/industries/') === true;
      context.setProperty(node, 'sizes', isIndustry ? twoColumns : column);
    },
  },
});
