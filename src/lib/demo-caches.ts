/**
 * How the names of the caches begin in which a demo served from this folder stores its files: other programs may have
 * caches at the same origin.
 * @param pages absolute URL of the folder, ending in `/`
 */
export const demoCachePrefix = (pages: string): string => `portal-demo ${pages} `
