/**
 * Returns the prefix of a demo's cache names, because other programs may have caches at the same origin.
 * @param pages absolute URL of the folder that serves the demo, ending in `/`
 */
export const getDemoCachePrefix = (pages: string): string => `portal-demo ${pages} `
