import { Download } from 'lucide-react'
import { useDownload } from '@/features/files/use-download'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'

/** The criteria files that the host has, each saved under its own name. */
export function CriteriaList({ names }: { names: readonly string[] }) {
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria" className="mb-4 text-lg">
        Uploaded criteria
      </h2>
      {names.length === 0 ? (
        <p className="text-ink-soft">{messages.criteria.none}</p>
      ) : (
        <ul className="border-b border-rule">
          {names.map((name) => (
            <CriteriaFile key={name} name={name} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CriteriaFile({ name }: { name: string }) {
  const { busy, download } = useDownload()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{name}</span>
      <Button
        size="small"
        icon={<Download aria-hidden size={16} />}
        busy={busy}
        onClick={() =>
          void download({
            from: (client) => client.downloadCriteria({ fileName: name }),
            saveAs: name,
            failed: messages.files.downloadFailed,
          })
        }
      >
        Download<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
