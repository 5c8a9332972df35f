/** Returns whether the canvas has a dark pixel. */
export function hasInk(canvas: Element | null): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = image?.data ?? new Uint8ClampedArray()
  return pixels.some((value, index) => index % 4 === 0 && value < 100 && pixels[index + 3] === 255)
}
