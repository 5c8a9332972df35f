import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

type Instruction =
  | { readonly does: 'open' | 'press' | 'see'; readonly what: string; readonly row?: string | undefined }
  | { readonly does: 'type' | 'choose'; readonly what: string; readonly field: string }
  | { readonly does: 'switch off' | 'reload' | 'go to the new tab' | 'close the new tabs' }

interface Section {
  readonly heading: string
  readonly steps: readonly string[]
}

/** Returns the sections of a document with numbered steps, each step on one line. Omits the text before the steps. */
export function readSections(document: string): Section[] {
  const sections = readFileSync(document, 'utf8').split(/^## /m).slice(1)
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const steps = lines
      .join('\n')
      .split(/^\d+\. /m)
      .slice(1)
      .map((step) => (step.split(/\n\n/)[0] ?? '').replaceAll(/\s+/g, ' ').trim())
    return steps.length > 0 ? [{ heading, steps }] : []
  })
}

const ROW = String.raw`(?: in the row of \*(?<row>[^*]+)\*)?`
const VERB =
  /\b(?:(?<tab>[Ii]n the new tab)|(?<close>Close (?:the new tab|both new tabs))|(?<off>Switch the network off)|(?<reload>Reload)|(?<verb>[Oo]pen|[Pp]ress|[Tt]ype|[Cc]hoose|[Ss]ee))\b/
const TARGET = new RegExp(
  String.raw`\*\*(?<bold>[^*]+)\*\*(?: under \*\*(?<under>[^*]+)\*\*)?${ROW}|\`(?<code>[^\`]+)\`(?: into \*\*(?<into>[^*]+)\*\*)?|\*(?<text>[^*]+)\*${ROW.replace('<row>', '<textRow>')}`,
)

/** Returns the instructions of a step. A verb applies until the next one: "press **Controls**, then **Clock**". */
export function readInstructions(step: string): Instruction[] {
  const instructions: Instruction[] = []
  let verb = ''
  for (const { groups = {} } of step.matchAll(new RegExp(`${VERB.source}|${TARGET.source}`, 'g'))) {
    const { tab, close, off, reload, bold, under, row, code, into, text, textRow } = groups
    if (tab !== undefined) instructions.push({ does: 'go to the new tab' })
    else if (close !== undefined) instructions.push({ does: 'close the new tabs' })
    else if (off !== undefined) instructions.push({ does: 'switch off' })
    else if (reload !== undefined) instructions.push({ does: 'reload' })
    else if (groups.verb !== undefined) verb = groups.verb.toLowerCase()
    else if (text !== undefined) instructions.push({ does: 'see', what: text, row: textRow })
    else if (code !== undefined && into !== undefined) instructions.push({ does: 'type', what: code, field: into })
    else if (code !== undefined && verb === 'open') instructions.push({ does: 'open', what: code })
    else if (bold !== undefined && under !== undefined) instructions.push({ does: 'choose', what: bold, field: under })
    else if (bold !== undefined && (verb === 'press' || verb === 'see'))
      instructions.push({ does: verb, what: bold, row })
    else throw new Error(`Nobody could follow this: ${step}`)
  }
  if (instructions.length === 0) throw new Error(`This step asks for nothing: ${step}`)
  return instructions
}

const rowOf = (page: Page, row: string | undefined): Page | Locator =>
  row === undefined ? page : page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: row }).first()

/** Takes the last match: a dialog follows the page in document order. */
const fieldOf = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true }).last()

/** Matches a pressable element by the first words of its name. Skips those behind a dialog. */
function pressable(place: Page | Locator, name: string): Locator {
  const begins = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{Letter})`, 'u')
  const roles = ['button', 'link', 'tab', 'menuitem', 'radio'] as const
  const named = roles.map((role) => place.getByRole(role, { name: begins }))
  // A `summary` has no role.
  const opening = place.locator('summary').filter({ hasText: name })
  return named.reduce((one, other) => one.or(other), opening).first()
}

export function createReader(first: Page) {
  let page = first
  let opened: Promise<Page> | undefined
  const follow = async (instruction: Instruction): Promise<void> => {
    switch (instruction.does) {
      case 'open':
        await page.goto(instruction.what)
        return
      case 'reload':
        await page.reload()
        return
      case 'switch off':
        await page.context().setOffline(true)
        return
      case 'go to the new tab':
        if (!opened) throw new Error('No new tab was opened')
        page = await opened
        return
      case 'close the new tabs': {
        const others = page
          .context()
          .pages()
          .filter((one) => one !== first)
        await Promise.all(others.map((one) => one.close()))
        page = first
        return
      }
      case 'type':
        await fieldOf(page, instruction.field).fill(instruction.what)
        return
      case 'choose':
        await fieldOf(page, instruction.field).selectOption(instruction.what)
        return
      case 'press': {
        const target = pressable(rowOf(page, instruction.row), instruction.what)
        if ((await target.getAttribute('target')) === '_blank') opened = page.context().waitForEvent('page')
        await target.click()
        return
      }
      case 'see': {
        const place = rowOf(page, instruction.row)
        await expect(place.getByText(instruction.what).filter({ visible: true }).first()).toBeVisible()
        return
      }
    }
  }
  return async (step: string): Promise<void> => {
    for (const instruction of readInstructions(step)) await follow(instruction)
  }
}
