/** The types that a file chooser offers. Phones offer the camera with them, and convert HEIC photos. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Includes HEIC and TIFF, because the dialog explains how to convert them. */
export const isPhoto = ({ name, type }: File): boolean =>
  /^image\/(jpeg|png|webp|gif|hei[cf]|tiff)$/.test(type) || /\.(jpe?g|png|webp|gif|hei[cf]|tiff?)$/i.test(name)
