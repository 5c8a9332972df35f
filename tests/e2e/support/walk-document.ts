import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

type Instruction =
  | { readonly action: 'open' | 'press' | 'see'; readonly target: string; readonly row?: string | undefined }
  | { readonly action: 'type' | 'choose'; readonly target: string; readonly field: string }
  | { readonly action: 'switch off' | 'reload' | 'go to the new tab' | 'close the new tabs' }

interface Section {
  readonly heading: string
  readonly steps: readonly string[]
}

/** Returns the sections of a document that have numbered steps. Joins the lines of each step. */
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
  /\b(?:(?<goesToTab>[Ii]n the new tab)|(?<closes>Close (?:the new tab|both new tabs))|(?<switchesOff>Switch the network off)|(?<reloads>Reload)|(?<verb>[Oo]pen|[Pp]ress|[Tt]ype|[Cc]hoose|[Ss]ee))\b/
const TARGET = new RegExp(
  String.raw`\*\*(?<bold>[^*]+)\*\*(?: under \*\*(?<under>[^*]+)\*\*)?${ROW}|\`(?<code>[^\`]+)\`(?: into \*\*(?<field>[^*]+)\*\*)?|\*(?<text>[^*]+)\*${ROW.replace('<row>', '<textRow>')}`,
)

/** Returns the instructions of a step. A verb applies until the next one: "press **Controls**, then **Clock**". */
export function readInstructions(step: string): Instruction[] {
  const instructions: Instruction[] = []
  let verb = ''
  for (const { groups = {} } of step.matchAll(new RegExp(`${VERB.source}|${TARGET.source}`, 'g'))) {
    const { goesToTab, closes, switchesOff, reloads, bold, under, row, code, field, text, textRow } = groups
    if (goesToTab !== undefined) instructions.push({ action: 'go to the new tab' })
    else if (closes !== undefined) instructions.push({ action: 'close the new tabs' })
    else if (switchesOff !== undefined) instructions.push({ action: 'switch off' })
    else if (reloads !== undefined) instructions.push({ action: 'reload' })
    else if (groups.verb !== undefined) verb = groups.verb.toLowerCase()
    else if (text !== undefined) instructions.push({ action: 'see', target: text, row: textRow })
    else if (code !== undefined && field !== undefined) instructions.push({ action: 'type', target: code, field })
    else if (code !== undefined && verb === 'open') instructions.push({ action: 'open', target: code })
    else if (bold !== undefined && under !== undefined)
      instructions.push({ action: 'choose', target: bold, field: under })
    else if (bold !== undefined && (verb === 'press' || verb === 'see'))
      instructions.push({ action: verb, target: bold, row })
    else throw new Error(`This step has an unknown instruction: ${step}`)
  }
  if (instructions.length === 0) throw new Error(`This step has no instruction: ${step}`)
  return instructions
}

const findRow = (page: Page, row: string | undefined): Page | Locator =>
  row === undefined ? page : page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: row }).first()

/** Takes the last match: a dialog follows the page in document order. */
const findField = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true }).last()

/** Finds a pressable element by the first words of its name. Skips elements behind a dialog. */
function findPressable(container: Page | Locator, name: string): Locator {
  const namePattern = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{Letter})`, 'u')
  const roles = ['button', 'link', 'tab', 'menuitem', 'radio'] as const
  const elements = roles.map((role) => container.getByRole(role, { name: namePattern }))
  // A `summary` has no role.
  const summary = container.locator('summary').filter({ hasText: name })
  return elements.reduce((one, other) => one.or(other), summary).first()
}

export function createReader(firstPage: Page) {
  let page = firstPage
  let newTab: Promise<Page> | undefined
  const followInstruction = async (instruction: Instruction): Promise<void> => {
    switch (instruction.action) {
      case 'open':
        await page.goto(instruction.target)
        return
      case 'reload':
        await page.reload()
        return
      case 'switch off':
        await page.context().setOffline(true)
        return
      case 'go to the new tab':
        if (!newTab) throw new Error('No new tab was opened')
        page = await newTab
        return
      case 'close the new tabs': {
        const newTabs = page
          .context()
          .pages()
          .filter((tab) => tab !== firstPage)
        await Promise.all(newTabs.map((tab) => tab.close()))
        page = firstPage
        return
      }
      case 'type':
        await findField(page, instruction.field).fill(instruction.target)
        return
      case 'choose':
        await findField(page, instruction.field).selectOption(instruction.target)
        return
      case 'press': {
        const target = findPressable(findRow(page, instruction.row), instruction.target)
        if ((await target.getAttribute('target')) === '_blank') newTab = page.context().waitForEvent('page')
        await target.click()
        return
      }
      case 'see': {
        const place = findRow(page, instruction.row)
        await expect(place.getByText(instruction.target).filter({ visible: true }).first()).toBeVisible()
        return
      }
    }
  }
  return async (step: string): Promise<void> => {
    for (const instruction of readInstructions(step)) await followInstruction(instruction)
  }
}
