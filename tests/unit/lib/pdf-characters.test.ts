import { describe, expect, test } from 'vitest'
import type { PrintedDocument } from '@/pdf/layout/blocks'
import { loadFont } from '@/pdf/layout/load-font'
import { typeset } from '@/pdf/layout/typeset'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

const print = (text: string, title = 'Tanks of the dry zone') => {
  const content: PrintedDocument = {
    title,
    kicker: 'Application',
    runningHead: { left: 'Application 12', right: 'Council' },
    footer: 'University',
    author: 'R. Silva',
    printedAt: new Date('2026-11-02T10:00:00Z'),
    blocks: [
      { kind: 'heading', text: 'Project' },
      { kind: 'paragraph', text },
    ],
  }
  return typeset(content, loadFont)
}

/** Returns the printed text; compatible characters are written alike, such as `₂` and a lowered `2`. */
async function printed(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  return texts.join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ')
}

const printedLetters = async (bytes: Uint8Array) => (await printed(bytes)).replaceAll(' ', '')

const TYPED = {
  Greek: 'α β γ δ ε θ λ μ π ρ σ ς τ φ χ ψ ω Γ Δ Θ Λ Ξ Π Σ Φ Ψ Ω ά Ή ἀ ὠ',
  mathematics: 'µ ≤ ≥ → ← ↔ ⇒ ⇌ − × ÷ ± ° ½ ¼ ¾ ⅓ ∑ √ ∞ ∫ ∂ ∇ ≈ ≠ ≡ ∝ ∈ ∉ ⊂ ∪ ∩ ∀ ∃ ∅ ℝ ⟨ ⟩ 𝑥 ′ ″ ℃ ‰',
  'superscripts and subscripts': '⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ ⁺ ⁻ ⁿ ₀ ₁ ₂ ₃ ₄ ₅ ₆ ₇ ₈ ₉ ₊ ₋ H₂O CO₂ m⁻² 10⁻⁶',
  typography: 'ﬁ ﬂ ﬀ ﬃ … “ ” ‘ ’ „ « » – — • · † ‡ § ¶ © ® ™ ✓ ■ □ ▪ ● ○ ◦ № ₨ ₹ € £',
  Latin:
    'Đặng Thị Ngữ, Nguyễn, ở, ỳ; Řehoř Žďár ů; İstanbul ığüşöç; Łódź ąę; őű; ţș; ħ; ə; ŋ; ʻOkina; Ḥasan Ṣāliḥ; Þórður ß',
  Cyrillic: 'Щербаков Ёлкин Їжак Єва Ґедзь Ћирић Џорџ Қазақ Ўзбек',
  'combined marks': 'x̄ q̃ x̂',
}

/** Signs around a letter are printed in another order than they are typed in. */
const REORDERED = {
  Sinhala: 'සුනිල් පෙරේරා',
  Tamil: 'தமிழ்ச்செல்வி',
}

test.each(Object.entries(TYPED))('%s is printed as typed', async (_, text) => {
  const letters = await printedLetters(await print(text))
  const missing = text
    .normalize('NFKC')
    .split(' ')
    .filter((word) => !letters.includes(word))
  expect(missing).toEqual([])
})

test.each(Object.entries({ ...TYPED, ...REORDERED }))('%s has a font in title, heading and text', async (_, text) => {
  const content = await print(text, text)
  expect(await printed(content)).not.toContain('[')
  expect(await printed(content)).not.toContain('Could not be printed')
})

test('a hyphen that does not break is a hyphen, and marks of direction are not printed', async () => {
  expect(await printed(await print('long\u2011term \u200Eleft\u2069 \u2010 1\u20122'))).toContain(
    'long-term left - 1–2',
  )
})

describe('a script without a font', () => {
  test.each([
    ['世界自然保护', '[Chinese or Japanese text]', 'Chinese or Japanese text'],
    ['自然、研究。', '[Chinese or Japanese text]', 'Chinese or Japanese text'],
    ['مرحبا بالعالم العربي', '[Arabic text]', 'Arabic text'],
    ['שלום עולם', '[Hebrew text]', 'Hebrew text'],
    ['नमस्ते', '[Devanagari text]', 'Devanagari text'],
    ['한국어', '[Korean text]', 'Korean text'],
    ['ภาษาไทย', '[Thai text]', 'Thai text'],
    ['😀👩‍👩‍👧🇱🇰', '[emoji]', 'emoji'],
    ['⠿', '[symbol]', 'symbol'],
    ['ᚠᚢ', '[text in another script]', 'text in another script'],
    ['\uD800', '[unknown character]', 'unknown character'],
  ])('%j is named, once for the run and at the end', async (text, mark, name) => {
    const words = await printed(await print(`Before ${text} after`))
    expect(words).toContain(`Before ${mark} after`)
    expect(words).toContain(`Could not be printed: ${name}. Square brackets mark each place.`)
  })

  test('every script is named once at the end', async () => {
    const words = await printed(await print('世界 مرحبا 自然 مرحبا'))
    expect(words).toContain('Could not be printed: Chinese or Japanese text, Arabic text.')
  })

  test('a long text takes one mark, whatever its length', async () => {
    const words = await printed(await print('مرحبا بالعالم '.repeat(200)))
    expect(words.split('[Arabic text]')).toHaveLength(2)
  })
})

describe('the size of a file', () => {
  test.each([
    ['Latin', 'Tanks of the dry zone.', 8_000],
    ['Greek and mathematics', 'α ≤ β → ∑ H₂O', 12_000],
    ['Vietnamese', 'Nguyễn Thị Ngữ', 10_000],
  ])('with %s stays small, because fonts are subset', async (_, text, most) => {
    const bytes = await print(text)
    expect(bytes.length).toBeLessThan(most)
    expect(Buffer.compare(bytes, await print(text))).toBe(0)
  })
})
