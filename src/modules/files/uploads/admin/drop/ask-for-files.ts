import { type Given, plainFiles } from './dropped-files.ts'

export type Wish = {
  isOne?: boolean
  /** A whole folder with all that is in it. */
  isFolder?: boolean
  /** A picture taken now, on devices that have a camera. */
  isCamera?: boolean
  accept?: string
}

/** Opens the browser's own window; nothing chosen is an empty list. */
export function askForFiles(wish: Wish = {}): Promise<Given[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.hidden = true
  input.multiple = !wish.isOne && !wish.isCamera
  if (wish.accept) input.accept = wish.accept
  if (wish.isFolder) input.webkitdirectory = true
  if (wish.isCamera) {
    input.accept = 'image/*'
    input.setAttribute('capture', 'environment')
  }
  // Some phones open it only for an input that stands in the page.
  document.body.append(input)
  return new Promise((resolve) => {
    const finish = (given: Given[]) => {
      input.remove()
      resolve(given)
    }
    input.addEventListener('change', () => finish(plainFiles([...(input.files ?? [])])))
    input.addEventListener('cancel', () => finish([]))
    input.click()
  })
}
