import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { namePasted } from '../add-files.ts'
import { type Given, readDropped } from './dropped-files.ts'

/** Who takes what is dropped or pasted: a dialog before the screen below it. */
const takers: symbol[] = []

/**
 * Files dropped or pasted anywhere in the window. Returns whether some are being dragged over it.
 * @example const isOver = useIncoming((given) => addFiles(given, target))
 */
export function useIncoming(take: (given: Given[]) => void, isOn = true): boolean {
  const [depth, setDepth] = useState(0)
  const own = useRef(Symbol('taker'))
  useEffect(() => {
    if (!isOn) return
    const name = own.current
    takers.push(name)
    return () => void takers.splice(takers.indexOf(name), 1)
  }, [isOn])
  const isMine = () => isOn && takers.at(-1) === own.current

  useWindowEvent('dragenter', (event) => {
    if (isMine() && hasFiles(event)) setDepth((now) => now + 1)
  })
  useWindowEvent('dragleave', (event) => {
    if (isMine() && hasFiles(event)) setDepth((now) => Math.max(0, now - 1))
  })
  useWindowEvent('dragover', (event) => {
    if (!isMine() || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
  })
  useWindowEvent('drop', (event) => {
    setDepth(0)
    if (!isMine() || !hasFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    void readDropped(event.dataTransfer).then(take)
  })
  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!isMine() || files.length === 0) return
    event.preventDefault()
    take(namePasted(files, new Date()))
  })
  return depth > 0
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
