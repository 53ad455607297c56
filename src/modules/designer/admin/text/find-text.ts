import { isElement } from '../canvas/canvas-space.ts'
import type { PlainText } from './text-paths.ts'

/** The element that shows one of the texts and nothing else, nearest to where was clicked. */
export function findText(
  block: HTMLElement,
  texts: readonly PlainText[],
  target?: EventTarget | null,
): { text: PlainText; element: HTMLElement } | undefined {
  const start = target && isElement(target) && block.contains(target) ? target : undefined
  const clicked = start && textOfElement(start, texts)
  if (start && clicked) return { text: clicked, element: start }
  for (const text of texts) {
    const element = elementOf(block, text)
    if (element) return { text, element }
  }
  return undefined
}

/** The element a known text is shown by. */
export function elementOf(block: HTMLElement, text: PlainText): HTMLElement | undefined {
  const elements = [...block.querySelectorAll<HTMLElement>('*')]
  return elements.find((element) => isShownBy(element, text))
}

function textOfElement(element: HTMLElement, texts: readonly PlainText[]): PlainText | undefined {
  return texts.find((text) => isShownBy(element, text))
}

function isShownBy(element: HTMLElement, { shown }: PlainText): boolean {
  const [only] = element.childNodes
  const isText = element.childNodes.length === 1 && only?.nodeType === 3
  return isText && element.textContent?.trim() === shown
}
