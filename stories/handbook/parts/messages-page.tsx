import { messages } from '@/domain/texts/messages'
import { Code, CodeBlock, HandbookPage, Section } from './page'
import { NOT_SHOWN, usesOf } from './message-uses'

type Message = string | ((words: string) => string)

/** Returns `final submit` for `finalSubmit`. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const PLACE = '…'

/** Returns the text with a placeholder, and also without one if the rest then differs. */
function wordings(message: Message): string[] {
  if (typeof message === 'string') return [message]
  const full = message(PLACE)
  const bare = message('')
  return bare === full.replace(PLACE, '') ? [full] : [full, bare]
}

const GROUPS = Object.entries<Readonly<Record<string, Message>>>(messages).map(([group, texts]) => ({
  group,
  texts: Object.entries(texts).map(([key, message]) => ({
    name: `${group}.${key}`,
    wordings: wordings(message),
    uses: usesOf(group, key),
    notShown: NOT_SHOWN.get(`${group}.${key}`),
  })),
}))

type Text = (typeof GROUPS)[number]['texts'][number]

const Uses = ({ text: { uses, notShown } }: { text: Text }) => (
  <div className="grid content-start gap-3 text-sm">
    {notShown !== undefined && (
      <p>
        <strong className="font-semibold">Not shown.</strong> {notShown}
      </p>
    )}
    {uses.map(({ place, code }) => (
      <div key={place} className="grid gap-1">
        <p className="text-ink-soft">
          <Code>{place}</Code>
        </p>
        <CodeBlock>{code}</CodeBlock>
      </div>
    ))}
  </div>
)

export const MessagesPage = () => (
  <HandbookPage title="Messages" lead="Every text that is shown byte for byte, and the line of the code that shows it.">
    {GROUPS.map(({ group, texts }) => (
      <Section key={group} title={inWords(group)}>
        <ul>
          {texts.map((text) => (
            <li
              key={text.name}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-rule py-5 lg:grid-cols-[2fr_3fr]"
            >
              <div className="grid content-start gap-1">
                {text.wordings.map((words) => (
                  <p key={words} className="font-serif text-lg font-semibold wrap-anywhere">
                    {words}
                  </p>
                ))}
                <p className="text-sm text-ink-soft">
                  <Code>{text.name}</Code>
                </p>
              </div>
              <Uses text={text} />
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </HandbookPage>
)

/** A text without a use or a reason for none fails the story. */
export const messageItems = (): string[] =>
  GROUPS.flatMap(({ texts }) =>
    texts.flatMap(({ name, wordings: shown, uses, notShown }) => {
      const shownBy = uses.map(({ place }) => place)
      return [name, ...shown, ...(shownBy.length > 0 ? shownBy : [notShown ?? `no use of ${name} is known`])]
    }),
  )
