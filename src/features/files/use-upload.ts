import { useEffect, useRef, useState, type ComponentProps } from 'react'
import {
  apiErrorOf,
  explainWrite,
  hostWords,
  isAmbiguous,
  isStillAmbiguous,
  refusalOr,
  type ApiError,
} from '@/api/errors'
import { filesIn } from '@/api/request'
import { useCall } from '@/api/services'
import type { Progress } from '@/api/upload'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import { useAlerts } from '@/ui/alerts'
import type { UploadProgress } from '@/ui/upload-progress'
import { usePreloadedPage } from '../use-preloaded-page'
import { UPLOADING } from './use-stay-while-uploading'

interface UploadSettings<Name extends CallName> {
  readonly refused: string | ((hostText: string) => string)
  readonly failed: string
  /** Page to open after success; its code is preloaded before anything is sent. */
  readonly endsIn?: string
  /** Called with what was sent, because the form may hold something else by then. */
  readonly onDone: (sent: Input<Name>) => void | Promise<void>
}

/** `panel` holds the props of an `UploadProgress` that explains failures; undefined before the first upload. */
export function useUpload<Name extends CallName>(
  call: Name,
  { refused, failed, endsIn, onDone }: UploadSettings<Name>,
) {
  const alerts = useAlerts()
  const isNextPageLoaded = usePreloadedPage(endsIn)
  const { mutateAsync, isPending, error, isSuccess, variables } = useCall(call, { mutationKey: UPLOADING })
  /** The last attempt or one before it may have arrived. */
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(input: Input<Name>): Promise<void> {
    if (!(await isNextPageLoaded())) return
    const abort = new AbortController()
    sending.current = abort
    setProgress({ sent: 0, total: filesIn(input).reduce((bytes, file) => bytes + file.size, 0) })
    try {
      await mutateAsync({ input, signal: abort.signal, onProgress: setProgress })
    } catch (reason) {
      const failure = apiErrorOf(reason)
      const { kind, serverText, detail } = failure
      setUnconfirmed((before) => isStillAmbiguous(failure, before))
      // Cancelled by the user: nothing to report.
      if (kind === 'aborted') return
      const text = kind !== 'refused' ? failed : typeof refused === 'string' ? refused : refused(serverText)
      const why = isAmbiguous(failure) ? guidance.ambiguousWrite.happened : hostWords(failure, text)
      await alerts.show(text, { tone: 'error', reason: why, detail })
      return
    }
    setUnconfirmed(false)
    await onDone(input)
  }

  function cancel() {
    sending.current?.abort()
  }

  const panel: ComponentProps<typeof UploadProgress> | undefined = variables && {
    fileName: filesIn(variables.input)
      .map(({ name }) => name)
      .join(', '),
    ...progress,
    state: isPending ? 'sending' : isSuccess ? 'done' : 'failed',
    ...(error && { error: whyItStopped(error, isUnconfirmed) }),
    onCancel: cancel,
    // Sends the form's current file, which need not be the one that failed.
    onRetry: ({ currentTarget }) => currentTarget.form?.requestSubmit(),
  }

  return { send, busy: isPending, panel }
}

function whyItStopped(error: ApiError, wasUnconfirmed: boolean): string {
  const { happened, next } = explainWrite(error, wasUnconfirmed)
  return refusalOr(error, `${happened} ${next}`)
}
