declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray }
  type Picture = { width: number; height: number; decode(): Promise<Pixels> }
  type Pictures = Picture[] & { dispose(): void }

  const heic: { all(source: { buffer: Uint8Array }): Promise<Pictures> }
  export default heic
}
