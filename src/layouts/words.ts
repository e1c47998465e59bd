/** The words of the frame around every page. */

export const skipToContent = 'Skip to content';
