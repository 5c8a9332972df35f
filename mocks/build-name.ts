/** Returns the name of this page's demo build; null on a development server (scripts/support/demo-files.ts). */
export const getBuildName = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="demo-build"]')?.content || null
