/** The texts of the provider directory. Its counts and its texts for no matches: src/domain/providers/words.ts. */
import { grouped } from '#domain/text/numbers';
import type { Facet } from '#domain/providers/listed';

// The filter

export const filter = 'Filter providers';
export const search = 'Search';
export const searchByName = 'Search providers by name';
export const clearSearch = 'Clear search';
export const category = 'Category';
export const categories = 'Categories';
export const all = 'All';
export const allCategories = 'All categories';
export const industry = 'Industry';
export const specialty = 'Specialty';
/** Shown in the filter if it is used and the script fails to load. */
export const notFiltered = 'The list is not filtered. The filter needs JavaScript.';
/** Opens the choices, on phones. */
export const moreFilters = 'Category, industry, specialty';
export const allOf = (facet: Facet) => `All ${facet}`;

// The list

export const view = 'View';
export const grid = 'Grid';
export const list = 'List';
export const loadingList = 'Loading the list…';
export const listFailed = 'The whole list could not be loaded, so only the first of each layer are shown.';
export const allLayers = 'All layers';
/** Before each product, and above the list. */
export const inCanada = 'Customer data in Canada';
export const alphabetical = 'In alphabetical order.';
export const allIn = (count: number, layer: string) => `All ${grouped(count)} in ${layer}`;

// A provider

export const specialties = 'Specialties';
export const industries = 'Industries';
/** Precedes the products, for screen readers only. */
export const solutions = 'Solutions, with criteria known';
/** In their place, where a provider has none. */
export const noProduct = 'No product in our catalogue yet';
export const moreSolutions = 'More solutions';
/** Opens specialties, industries, and solutions beyond the first ones. */
export const details = 'Details';
/** The same, where they name the products that are not in view. */
export const allProducts = (count: number) => `All ${count} products`;
export const detailsOf = (provider: string) => `of ${provider}`;
export const visitWebsite = 'Visit Website';
/** Follows 'Visit Website', for screen readers only. */
export const websiteOf = (provider: string) => `of ${provider} (opens in a new tab)`;
