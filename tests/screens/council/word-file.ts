/** The bytes a Word document begins with, which is all that a chooser looks at. */
export const wordFile = (name: string): File => new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])], name)
