import { useEffect, useState } from 'react'

/** An address for the file's bytes as a PDF, whatever type it claims; it is revoked when it is no longer needed. */
export function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    const created = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])

  return address
}
