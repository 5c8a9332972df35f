/** `1 page`, `12 pages`. */
export const pageCount = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`
