import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PdfPreview } from '@/pdf/pdf-preview'
import { showsScan } from '@tests/support/scans'
import ccitt from './scans/ccitt.pdf?url'
import jbig2 from './scans/jbig2.pdf?url'
import jpx from './scans/jpx.pdf?url'

const show = (file: Blob) =>
  render(
    <main>
      <h1>Application 12</h1>
      <PdfPreview file={file} label="Report" />
    </main>,
  )

const picture = () => screen.findByRole('img', { name: 'Report, page 1 of 1, as a picture' })

test.each([
  ['JPEG 2000', jpx],
  ['CCITT Group 4', ccitt],
  ['JBIG2', jbig2],
])('a page scanned in %s is drawn', async (_, address) => {
  show(await (await fetch(address)).blob())
  const page = await picture()
  await waitFor(() => expect(page instanceof HTMLCanvasElement && showsScan(page)).toBe(true))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
