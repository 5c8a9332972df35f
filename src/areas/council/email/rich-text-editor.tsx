import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { tokenize } from 'linkifyjs'
import { Bold, Italic, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '@/lib/class-names'
import { formatNumber } from '@/lib/format'
import { runWhenIdle } from '@/lib/run-when-idle'
import { useAlerts } from '@/ui/alerts'
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
    // Heading levels that survive sanitising.
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } },
  }),
]

/** The editor lays out all text on each keystroke, so a longer paste is refused. */
const MAX_PASTED_CHARACTERS = 100_000

const formatTooLong = (length: number): string =>
  `You have pasted ${formatNumber(length)} characters. That is too much for an e-mail, so nothing was inserted. Paste a part of it.`

export function RichTextEditor({ label, html, onChange }: RichTextEditorProps) {
  const lastHtml = useRef(html)
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
          'control h-auto max-h-96 min-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere [&_a]:text-accent [&_a]:underline',
          '[&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
        ),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => {
        const { length } = event.clipboardData?.getData('text/plain') ?? ''
        if (length <= MAX_PASTED_CHARACTERS) return false
        void alerts.show(formatTooLong(length), { tone: 'error' })
        return true
      },
    },
    onUpdate: ({ editor: updatedEditor }) => {
      lastHtml.current = updatedEditor.getHTML()
      onChange(lastHtml.current)
    },
  })

  // The first call builds the tables of all top-level domains, which would otherwise delay the first space.
  useEffect(() => runWhenIdle(() => void tokenize('')), [])

  // Updates an unedited body when the recipient's name changes.
  useEffect(() => {
    if (html === lastHtml.current) return
    lastHtml.current = html
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
  const activeFormats = useEditorState({
    editor,
    selector: ({ editor: currentEditor }) => ({
      bold: currentEditor.isActive('bold'),
      italic: currentEditor.isActive('italic'),
      bullets: currentEditor.isActive('bulletList'),
      numbers: currentEditor.isActive('orderedList'),
    }),
  })
  const startChain = () => editor.chain().focus()
  return (
    <div role="group" aria-label={`Format: ${label}`} className="flex flex-wrap gap-1">
      <ToolbarButton
        label="Bold"
        icon={Bold}
        isPressed={activeFormats.bold}
        onPress={() => startChain().toggleBold().run()}
      />
      <ToolbarButton
        label="Italic"
        icon={Italic}
        isPressed={activeFormats.italic}
        onPress={() => startChain().toggleItalic().run()}
      />
      <ToolbarButton
        label="Bulleted list"
        icon={List}
        isPressed={activeFormats.bullets}
        onPress={() => startChain().toggleBulletList().run()}
      />
      <ToolbarButton
        label="Numbered list"
        icon={ListOrdered}
        isPressed={activeFormats.numbers}
        onPress={() => startChain().toggleOrderedList().run()}
      />
      <ToolbarButton label="Undo typing" icon={Undo2} onPress={() => startChain().undo().run()} />
      <ToolbarButton label="Redo typing" icon={Redo2} onPress={() => startChain().redo().run()} />
    </div>
  )
}

interface ToolbarButtonProps {
  label: string
  icon: LucideIcon
  /** Omitted for a tool without a toggle state. */
  isPressed?: boolean
  onPress: () => void
}

function ToolbarButton({ label, icon: Icon, isPressed, onPress }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'inline-grid size-9 place-items-center rounded-control border',
        isPressed
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-transparent text-ink-soft hover:bg-sunk hover:text-ink',
      )}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}
