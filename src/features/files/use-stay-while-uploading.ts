import { useIsMutating } from '@tanstack/react-query'
import { useLeaveGuard } from '@/form/use-leave-guard'

/** By this an upload is known among everything that is sent. */
export const UPLOADING = ['upload'] as const

/**
 * Asks before a screen is left while its files are on their way, because to leave is to stop them. It belongs to the
 * screen, not to each upload: a router can ask one question at a time.
 */
export function useStayWhileUploading(): void {
  useLeaveGuard(useIsMutating({ mutationKey: UPLOADING }) > 0, {
    text: 'Leave this page? What is being uploaded will not arrive.',
  })
}
