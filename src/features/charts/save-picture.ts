import { encodeText } from '@/domain/texts/encode-text'
import { saveBlob } from '@/lib/save-blob'

/** Image pixels per CSS pixel, sharp enough for print. */
const SCALE = 2
const PADDING = 24
const TITLE = 40

/** Properties to inline: a standalone SVG has no stylesheet. */
const PAINTED = ['fill', 'stroke', 'stroke-width', 'paint-order', 'font-family', 'font-size', 'font-weight'] as const

/** Uses print colours regardless of the theme. */
export async function savePicture(pictures: readonly SVGSVGElement[], title: string, name: string): Promise<void> {
  const images = await Promise.all(pictures.map(asImage))
  const canvas = document.createElement('canvas')
  const width = Math.max(...images.map((image) => image.width))
  const height = images.reduce((sum, image) => sum + image.height, 0)
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (height + 2 * PADDING + TITLE) * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.scale(SCALE, SCALE)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = `600 20px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(title, PADDING, PADDING + 18, width)
  let y = PADDING + TITLE
  for (const image of images) {
    context.drawImage(image, PADDING, y, image.width, image.height)
    y += image.height
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser made no picture.')
  saveBlob(blob, `${name}.png`)
}

async function asImage(picture: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = picture.cloneNode(true) as SVGSVGElement // Cloning keeps the type.
  const paper = document.createElement('div')
  paper.style.colorScheme = 'light'
  paper.style.setProperty('--color-paper', 'white')
  paper.style.position = 'fixed'
  paper.style.visibility = 'hidden'
  paper.append(copy)
  document.body.append(paper)
  const { width, height } = picture.viewBox.baseVal
  for (const element of copy.querySelectorAll<SVGElement>('*')) {
    const style = getComputedStyle(element)
    for (const name of PAINTED) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('class')
  }
  paper.remove()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeText(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
