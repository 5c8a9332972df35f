import { useIsMutating } from '@tanstack/react-query'
import { useLeaveGuard } from '@/form/use-leave-guard'

export const UPLOADING = ['upload'] as const

/** Confirms leaving, which aborts an upload. Use it once per screen: the router supports one blocker at a time. */
export function useStayWhileUploading(): void {
  useLeaveGuard(useIsMutating({ mutationKey: UPLOADING }) > 0, {
    text: 'Leave this page? What is being uploaded may not arrive.',
  })
}
