/** One page in three compressions, each with its own decoder in pdf.js. */
export const SCANS = ['jpx.pdf', 'ccitt.pdf', 'jbig2.pdf'] as const

/** Returns whether the scanned disc and line are drawn, with paper below. Runs in the page, without outer references. */
export function showsScan(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (context === null || width === 0) return false
  const measureDarkness = (left: number, top: number, right: number, bottom: number) => {
    const [x, y] = [Math.round(left * width), Math.round(top * height)]
    const { data } = context.getImageData(x, y, Math.round(right * width) - x, Math.round(bottom * height) - y)
    return data.filter((value, index) => index % 4 === 0 && value < 128).length / (data.length / 4)
  }
  const [disc, line, paper] = [
    measureDarkness(0.4, 0.5, 0.6, 0.6),
    measureDarkness(0.6, 0.29, 0.8, 0.33),
    measureDarkness(0.4, 0.75, 0.6, 0.85),
  ]
  return disc === 1 && line > 0.02 && line < 0.5 && paper === 0
}
