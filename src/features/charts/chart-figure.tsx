import { Download, Image, Table } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { toCsv } from '@/lib/csv'
import { saveBlob } from '@/lib/save-blob'
import { textOf, type FigureData } from './chart-data'
import { FigureTable } from './figure-table'
import { useWidth } from './use-width'
import type { Elements } from '@/ui/elements'

interface ChartFigureProps {
  title: string
  lead?: ReactNode
  notes?: ReactNode
  data: FigureData | undefined
  /** File name without its ending. */
  name: string
  heightAt: (width: number) => number
  /** May render a placeholder: its frame keeps the height of the picture. */
  renderPicture: (width: number) => Elements
  /** Hides the save buttons and uses an `h3`, for a page with other content. */
  isSmall?: boolean
}

/** Shows a picture with its figures as a table: always for screen readers, on demand for everybody. */
export function ChartFigure({
  title,
  lead,
  notes,
  data,
  name,
  heightAt,
  renderPicture,
  isSmall = false,
}: ChartFigureProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [isTable, setIsTable] = useState(false)
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <figure
      aria-labelledby={id}
      className="min-w-0 max-w-[46rem] break-inside-avoid print:max-w-[36rem] print:[--color-accent:black] print:[--color-done:black] print:[--color-good:black] print:[--color-refused:black] print:[--color-waiting:black]"
    >
      <Heading id={id} className={isSmall ? 'mb-2 text-lg' : 'text-xl'}>
        {title}
      </Heading>
      {lead !== undefined && <p className="mb-4 max-w-reading text-ink-soft">{lead}</p>}
      <div ref={frame} style={{ minHeight: width === 0 ? undefined : heightAt(width) }} className="print:!min-h-0">
        {width > 0 && renderPicture(width)}
      </div>
      {notes !== undefined && <div className="mt-2 grid max-w-reading gap-1">{notes}</div>}
      <div className="no-print mt-2 flex min-h-9 flex-wrap gap-1">
        {data && (
          <>
            <Button
              size="small"
              variant="quiet"
              icon={<Table aria-hidden size={16} />}
              aria-expanded={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              <span>{isTable ? 'Hide the table' : 'Show the table'}</span>
              <span className="sr-only">{`: ${title}`}</span>
            </Button>
            {!isSmall && (
              <SaveButtons title={title} data={data} name={name} picturesIn={() => picturesIn(frame.current)} />
            )}
          </>
        )}
      </div>
      {data && <FigureTable caption={title} data={data} isShown={isTable} />}
    </figure>
  )
}

const picturesIn = (frame: HTMLElement | null): SVGSVGElement[] => [
  ...(frame?.querySelectorAll<SVGSVGElement>('svg[data-picture]') ?? []),
]

interface SaveButtonsProps extends Pick<ChartFigureProps, 'title' | 'name'> {
  data: FigureData
  picturesIn: () => SVGSVGElement[]
}

function SaveButtons({ title, data: { columns, rows }, name, picturesIn: pictures }: SaveButtonsProps) {
  const announce = useAnnounce()
  const alerts = useAlerts()

  const saveTable = () => {
    const table = [columns, ...rows.map(({ cells }) => cells.map(textOf))]
    saveBlob(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    announce(`Saved as ${name}.csv.`)
  }

  const saveImage = async () => {
    try {
      const { savePicture } = await import('./save-picture')
      await savePicture(pictures(), title, name)
      announce(`Saved as ${name}.png.`)
    } catch {
      await alerts.show('The picture could not be saved. Its figures can be saved as CSV.', { tone: 'error' })
    }
  }

  return (
    <>
      <Button size="small" variant="quiet" icon={<Image aria-hidden size={16} />} onClick={() => void saveImage()}>
        <span>Save as PNG</span>
        <span className="sr-only">{`: ${title}`}</span>
      </Button>
      <Button size="small" variant="quiet" icon={<Download aria-hidden size={16} />} onClick={saveTable}>
        <span>Save as CSV</span>
        <span className="sr-only">{`: ${title}`}</span>
      </Button>
    </>
  )
}
