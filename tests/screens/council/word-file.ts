/** Has the first bytes of a Word document, which are all that the file field checks. */
export const wordFile = (name: string): File => new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])], name)
