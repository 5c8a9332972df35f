import { describe, expect, it } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { PAGES } from '@/app/routes'
import { TILES } from '@/areas/account/tiles'
import { nodesIn, sourceFiles, type Node } from './source'

/** Links use the name of the tile, which people find on the dashboard, so that no page gets a third name. */
const tiles = Object.values(TILES).flat()

/** The name of a page in a sentence: its tile, or its title if it has none. */
const names = [
  ...tiles.map(({ title }) => title),
  ...PAGES.filter(({ path }) => !tiles.some(({ to }) => to === path)).map(({ title }) => title),
]

/** Returns the titles of the tiles that lead to `paths[key]`, or to `key` of the council's pages. */
function findTileTitles(key: string): string[] {
  const addresses: unknown[] = [paths, ...Object.values(COUNCIL_PAGES)].map((table) => Object(table)[key])
  return tiles.filter(({ to }) => addresses.includes(to)).map(({ title }) => title)
}

interface NamedLink {
  readonly file: string
  readonly to: string
  readonly text: string
}

const nameOf = (node: unknown): string => String(Object(node).name)

/** Returns a link whose address is a name and whose text is literal. */
function findNamedLink(file: string, element: Node): NamedLink[] {
  const opening = Object(element.openingElement)
  if (!/^(NavLink|Link|LinkButton)$/.test(nameOf(opening.name))) return []
  const attributes: Node[] = opening.attributes
  const address = attributes.find(({ name }) => nameOf(name) === 'to')
  const expression = Object(Object(address?.value).expression)
  const to = nameOf(expression.type === 'MemberExpression' ? expression.property : expression)
  const text = nodesIn(element.children)
    .filter(({ type }) => type === 'JSXText')
    .map(({ value }) => String(value).trim())
    .join('')
  return text === '' || findTileTitles(to).length === 0 ? [] : [{ file, to, text }]
}

const files = sourceFiles('src')

/** The only action of a newcomer's dashboard says what it does. */
const ACTIONS = ['Start your application']

describe('one page has one name', () => {
  const links = files.flatMap(({ path, nodes }) =>
    nodes.filter(({ type }) => type === 'JSXElement').flatMap((element) => findNamedLink(path, element)),
  )

  it('links with a literal text are found', () => {
    expect(links.length).toBeGreaterThan(8)
  })

  it.each(links)('$file links to $to as "$text", like its tile', ({ to, text }) => {
    expect([...findTileTitles(to), ...ACTIONS]).toContain(text)
  })

  const texts = files.flatMap(({ path, nodes }) =>
    nodes
      .filter(({ type }) => type === 'Literal' || type === 'TemplateElement' || type === 'JSXText')
      .map(({ value }) => (typeof value === 'string' ? value : String(Object(value).cooked)))
      .flatMap((text) =>
        [...text.matchAll(/\bunder ((?:[A-Z]\w*)(?: [A-Z]\w*)+)/g)].map(([, page]) => ({ path, page })),
      ),
  )

  it.each(texts)('$path names "$page", which is the name of a page', ({ page }) => {
    expect(names).toContain(page)
  })
})
