import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { cleanLine } from '@/domain/texts/clean-line'
import { cleanEmail } from '@/domain/people/email-address'
import type { Mock } from '@mocks/create-mock'
import { HOSTILE_TEXT, TYPED_HOSTILE_TEXT, TYPED_HOSTILE_LINES } from '@tests/support/hostile-strings'

type TextBox = HTMLInputElement | HTMLTextAreaElement

export const textBoxes = (root: ParentNode): TextBox[] =>
  Array.from(
    root.querySelectorAll<TextBox>(':is(input[type="text"], input[type="email"], input[type="search"], textarea)'),
  ).filter((box) => !box.disabled && !box.readOnly)

/** Types into every field, and expects that none of the text is cut. */
export function fillIn(root: ParentNode): void {
  for (const box of textBoxes(root)) {
    const typed = box instanceof HTMLTextAreaElement ? TYPED_HOSTILE_LINES : TYPED_HOSTILE_TEXT
    fireEvent.change(box, { target: { value: typed } })
    if (box.isConnected) expect(box.value).toBe(typed)
    expect(box.maxLength, 'what is pasted must not be cut').toBe(-1)
  }
}

/** Returns the text of an element, with the values of its fields. */
export const shownIn = (root: ParentNode & Node): string =>
  root.textContent +
  textBoxes(root)
    .map(({ value }) => value)
    .join()

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

const WHOLE = [TYPED_HOSTILE_TEXT, TYPED_HOSTILE_LINES, HOSTILE_TEXT].flatMap((text) => [
  text,
  cleanLine(text),
  cleanEmail(text),
  text.replaceAll('\n', '\r\n'),
])

/** Returns the hostile texts that a call altered by more than removing invisible characters. */
export const cutTexts = (mock: Mock): string[] =>
  mock.log
    .list()
    .flatMap(({ sent }) =>
      sent.flatMap(([name, value]) =>
        name === '' && typeof value === 'string' ? textsIn(JSON.parse(value)) : textsIn(value),
      ),
    )
    .filter((text) => text.includes('<hostile-element') && !WHOLE.some((whole) => text.includes(whole)))
