import { Virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'

/** Phrases that screen readers leave out by default, options of closed lists, and a line about other time zones. */
const LEFT_OUT =
  /^(?:end[ ,].*|paragraph.*|generic|document|group|listitem.*|rowgroup|row, .*|term|definition|strong|option, .*|.* by your clock)$/

/** Returns the phrase in one line, without the time zone of the machine and the size of a PDF. */
const normalise = (phrase: string) =>
  phrase
    .replaceAll(/\s+/g, ' ')
    .replace(/Saved \d\d:\d\d/, 'Saved 09:00')
    .replaceAll(/\b\d+ B\b/g, '600 B')

const isAnnounced = ({ target }: MutationRecord) => {
  const element = target instanceof Element ? target : target.parentElement
  // The library cannot name removed elements, and takes alert dialogs, which get the focus, for live regions.
  return target.isConnected && !element?.closest('[role="alertdialog"]')
}

class AnnouncementObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => callback(records.filter(isAnnounced), observer))
  }
}

/** The focus moves into a dialog after its first frame, and the reader follows it asynchronously. */
const waitForFocus = (page: Virtual, element: HTMLElement) =>
  waitFor(() => {
    expect(element).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement?.contains(page.activeNode)).toBe(true)
  })

/** Records what a screen reader speaks. */
export async function listen() {
  const lines: string[] = []
  const page = new Virtual()
  await page.start({ container: document.body, window: { document, MutationObserver: AnnouncementObserver } })
  onTestFinished(() => page.stop())
  await page.clearSpokenPhraseLog()

  const add = (phrases: readonly string[]) => {
    for (const phrase of phrases.map(normalise)) {
      const last = lines.at(-1) ?? ''
      // The library repeats an announcement for each mutation, and a name for the text it comes from.
      const isRepeated = phrase === last || last.endsWith(`, ${phrase}`) || last.split(', ').includes(phrase)
      if (!isRepeated && !LEFT_OUT.test(phrase)) lines.push(phrase)
    }
  }

  const addHeard = async () => {
    // Mutations are reported after the current task.
    await new Promise((resolve) => setTimeout(resolve))
    add(await page.spokenPhraseLog())
    await page.clearSpokenPhraseLog()
  }

  return {
    /** Reads an element from its start to its end. */
    read: async (element: HTMLElement) => {
      await addHeard()
      const reader = new Virtual()
      await reader.start({ container: element })
      const start = await reader.lastSpokenPhrase()
      do await reader.next()
      while ((await reader.lastSpokenPhrase()) !== `end of ${start}`)
      lines.push('')
      add(await reader.spokenPhraseLog())
      lines.push('')
      await reader.stop()
    },
    /**
     * Adds what the person does, then the announcements and the moves of the focus that follow.
     * Waits until the focus is in the element that `run` returns.
     */
    act: async (action: string, run: () => Promise<unknown>) => {
      await addHeard()
      lines.push(`> ${action}`)
      const result = await run()
      if (result instanceof HTMLElement) await waitForFocus(page, result)
      await addHeard()
    },
    expectTranscript: async (file: string) => {
      await addHeard()
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file)
    },
  }
}
