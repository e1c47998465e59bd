/** The texts of the header's menu. Its links come from content. */

export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const main = 'Main';
export const industries = 'Industries';
