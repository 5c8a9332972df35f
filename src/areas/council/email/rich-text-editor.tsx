import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Bold, Italic, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '@/lib/class-names'
import { formatNumber } from '@/lib/format'
import { useAlerts } from '@/ui/alerts'
import { controlStyles } from '@/ui/control-styles'
import { cleanPastedHtml } from './pasted-html'

interface RichTextEditorProps {
  label: string
  html: string
  onChange: (html: string) => void
}

const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // The levels that are sent.
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } },
  }),
]

/** Characters. The editor lays out all of its text on each keystroke, so a longer paste is refused. */
const MOST_PASTED = 100_000

const tooLong = (length: number): string =>
  `You have pasted ${formatNumber(length)} characters. That is too much for an e-mail, so nothing was inserted. Paste a part of it.`

export function RichTextEditor({ label, html, onChange }: RichTextEditorProps) {
  const written = useRef(html)
  const alerts = useAlerts()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // The portal has its own styles, and a strict content security policy would block the injected ones.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // A translation would become part of the e-mail.
        translate: 'no',
        dir: 'auto',
        class: classNames(
          controlStyles,
          'h-auto max-h-96 min-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere [&_a]:text-accent [&_a]:underline',
          '[&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
        ),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => {
        const { length } = event.clipboardData?.getData('text/plain') ?? ''
        if (length <= MOST_PASTED) return false
        void alerts.show(tooLong(length), { tone: 'error' })
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.getHTML()
      onChange(written.current)
    },
  })

  // Updates an unedited body when the recipient's name changes.
  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  return (
    <div className="grid gap-1.5">
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div role="group" aria-label={`Format: ${label}`} className="flex flex-wrap gap-1">
      <Tool label="Bold" icon={Bold} pressed={at.bold} onPress={() => chain().toggleBold().run()} />
      <Tool label="Italic" icon={Italic} pressed={at.italic} onPress={() => chain().toggleItalic().run()} />
      <Tool label="Bulleted list" icon={List} pressed={at.bullets} onPress={() => chain().toggleBulletList().run()} />
      <Tool
        label="Numbered list"
        icon={ListOrdered}
        pressed={at.numbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <Tool label="Undo typing" icon={Undo2} onPress={() => chain().undo().run()} />
      <Tool label="Redo typing" icon={Redo2} onPress={() => chain().redo().run()} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: LucideIcon
  /** Omitted for a tool without a toggle state. */
  pressed?: boolean
  onPress: () => void
}

function Tool({ label, icon: Icon, pressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'inline-grid size-9 place-items-center rounded-control border',
        pressed
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-transparent text-ink-soft hover:bg-sunk hover:text-ink',
      )}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}
