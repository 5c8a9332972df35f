import { FileButton } from '@/features/files/file-button'
import { messages } from '@/domain/texts/messages'

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
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{name}</span>
      <FileButton
        about={name}
        file={{
          from: (client) => client.downloadCriteria({ fileName: name }),
          saveAs: name,
          failed: messages.files.downloadFailed,
        }}
      >
        Download
      </FileButton>
    </li>
  )
}
