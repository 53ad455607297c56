/** Small letters, without the dot; '' where there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A name must not promise another kind of file than the content is. */
export function withExtension(name: string, ext: string, same: readonly string[]): string {
  const given = extensionOf(name)
  if (given === ext || same.includes(given)) return name
  const stem = given ? name.slice(0, -given.length - 1) : name
  return `${stem || 'datei'}.${ext}`
}
