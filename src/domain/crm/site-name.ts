/* Written by the build and by `npm run dev` from src/content/site.yaml: what the agency is called in the CRM and in alerts. */
// prettier-ignore
export const siteName: string = "SmartStack";
