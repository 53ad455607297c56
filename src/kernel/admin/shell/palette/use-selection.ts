import { type KeyboardEvent, useEffect, useState } from 'react'

type Selection = {
  selected: string | undefined
  select(id: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Arrow keys move through the list while the focus stays in the field; the first is chosen at once. */
export function useSelection(ids: readonly string[], choose: (id: string) => void): Selection {
  const [wanted, setWanted] = useState<string>()
  const selected = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0]

  useEffect(() => {
    if (selected) document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const move = (step: number) => {
    const from = selected === undefined ? -1 : ids.indexOf(selected)
    setWanted(ids[(from + step + ids.length) % ids.length])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || ids.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && selected) choose(selected)
    else return
    event.preventDefault()
  }
  return { selected, select: setWanted, onKeyDown }
}

/** The element of an item; items carry spaces and slashes, which an id may hold. */
export function optionId(id: string): string {
  return `palette-${id}`
}
