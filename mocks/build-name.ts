/** The name of the demo's build that this page belongs to; null on a development server (scripts/support/demo-files.ts). */
export const buildName = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="demo-build"]')?.content || null
