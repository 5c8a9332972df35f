const modules = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every file of `src/` as text; paths are relative to `src/`. */
export const SOURCES = Object.entries(modules).map(([path, text]) => ({
  path: path.replace('../../../src/', ''),
  text,
}))
