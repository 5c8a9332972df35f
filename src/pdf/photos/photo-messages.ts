import type { Size } from './page-geometry'

/** A photo as stored in the PDF: an upright, scaled JPEG without the camera's data. */
export interface ReadPhoto extends Size {
  readonly jpeg: Blob
  readonly thumbnail: Blob
}

export type PhotoFault = 'heic' | 'tiff' | 'broken'

export interface PhotoSheet extends Pick<ReadPhoto, 'jpeg' | 'width' | 'height'> {
  /** Clockwise turns by 90°. */
  readonly turns: number
}

export type ToWorker =
  | { readonly type: 'read'; readonly file: File }
  | { readonly type: 'bind'; readonly sheets: readonly PhotoSheet[] }

export type FromWorker =
  | { readonly type: 'read'; readonly photo: ReadPhoto | PhotoFault }
  | { readonly type: 'bound'; readonly pdf: Blob }
  | { readonly type: 'failed'; readonly reason: string }
