/** The types that a file chooser offers. Phones offer the camera with them, and convert HEIC photos. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const

/** Includes HEIC, because the dialog explains how to convert it. */
export const isPhoto = ({ name, type }: File): boolean =>
  /^image\/(jpeg|png|hei[cf])$/.test(type) || /\.(jpe?g|png|hei[cf])$/i.test(name)
