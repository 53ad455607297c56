/** Hands a text to the browser as a file. */
export function downloadText(file: { name: string; type: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([file.content], { type: file.type }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Revoking at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
