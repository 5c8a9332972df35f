import { useIsMutating } from '@tanstack/react-query'
import { useLeaveGuard } from '@/form/use-leave-guard'

/** The mutation key of all uploads. */
export const UPLOADING = ['upload'] as const

/**
 * Asks before a screen is left during an upload, because leaving stops it. To be used once for a screen, not for each
 * upload: the router supports one blocker at a time.
 */
export function useStayWhileUploading(): void {
  useLeaveGuard(useIsMutating({ mutationKey: UPLOADING }) > 0, {
    text: 'Leave this page? What is being uploaded may not arrive.',
  })
}
