import type { Locator } from '@playwright/test'
import sharp from 'sharp'

type DroppedFile = { name: string; type: string; base64?: string; text?: string }

/** A picture of one colour. */
export async function photo(name: string, background: string): Promise<DroppedFile> {
  const made = sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg()
  return { name, type: 'image/jpeg', base64: (await made.toBuffer()).toString('base64') }
}

/** As the desktop would: files over an element, then let go at a height of it. */
export function drop(target: Locator, files: readonly DroppedFile[], height = 0.5): Promise<void> {
  return target.evaluate(
    (element, { given, at }) => {
      const transfer = new DataTransfer()
      for (const { name, type, base64, text } of given) {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([text ?? bytes], name, { type }))
      }
      const { left, top, width, height: tall } = element.getBoundingClientRect()
      const place = { clientX: left + width / 2, clientY: top + tall * at }
      const how = { bubbles: true, cancelable: true, dataTransfer: transfer, ...place }
      for (const step of ['dragover', 'drop']) element.dispatchEvent(new DragEvent(step, how))
    },
    { given: files, at: height },
  )
}
