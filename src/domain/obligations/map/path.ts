/** The address of the obligation map. A file of its own: see view.ts. */
export const mapPath = '/obligations';
