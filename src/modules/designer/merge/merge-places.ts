import type { BlockChanges } from '../contract.ts'
import { mergeOrder } from './merge-order.ts'
import { PAGE_PLACE, type Position, placeName, type SplitBlocks } from './split-blocks.ts'

type Places = SplitBlocks['places']
type Whereabouts = Map<string, Position>

type MergedPlaces = {
  places: Places
  /** Blocks whose surroundings are gone. */
  homeless: { key: string; parent: string }[]
}

/** Where each block stands after both sides: a move of the changes wins, unless it leads nowhere. */
export function mergePlaces(
  current: SplitBlocks,
  changes: BlockChanges,
  own: SplitBlocks['own'],
): MergedPlaces {
  const places = settle(current, changes, own)
  const homeless = [...places].flatMap(([key, { parent }]) =>
    parent === null || own.has(parent) ? [] : [{ key, parent }],
  )
  return { places: ordered(current.places, changes, places), homeless }
}

function settle(current: SplitBlocks, changes: BlockChanges, own: SplitBlocks['own']): Whereabouts {
  const here = whereabouts([...current.places.values()])
  const moved = movesOf(changes)
  const chosen: Whereabouts = new Map()
  for (const key of own.keys()) {
    const [stood, goes] = [here.get(key), moved.get(key)]
    const isOpen = goes && (goes.parent === null || own.has(goes.parent))
    chosen.set(key, (goes && (isOpen || !stood) ? goes : stood) ?? PAGE_PLACE)
  }
  // Two moves into one another: the ones that came later are not made.
  for (const key of outOfReach(chosen)) {
    const stood = here.get(key)
    if (stood) chosen.set(key, stood)
  }
  return chosen
}

/** Blocks the changes carried to another place, or brought along. */
function movesOf({ places }: BlockChanges): Whereabouts {
  const before = whereabouts(places.map(({ before: keys, ...place }) => ({ ...place, keys })))
  const after = whereabouts(places.map(({ after: keys, ...place }) => ({ ...place, keys })))
  return new Map(
    [...after].filter(([key, place]) => {
      const was = before.get(key)
      return !was || placeName(was) !== placeName(place)
    }),
  )
}

function whereabouts(places: readonly (Position & { keys: readonly string[] })[]): Whereabouts {
  return new Map(
    places.flatMap(({ parent, slot, keys }) =>
      keys.map((key): [string, Position] => [key, { parent, slot }]),
    ),
  )
}

function outOfReach(places: Whereabouts): string[] {
  const isReached = (start: string): boolean => {
    const seen = new Set<string>()
    let key: string | null = start
    while (key !== null) {
      if (seen.has(key)) return false
      seen.add(key)
      const place: Position | undefined = places.get(key)
      if (!place) return true
      key = place.parent
    }
    return true
  }
  return [...places.keys()].filter((key) => !isReached(key))
}

function ordered(current: Places, changes: BlockChanges, places: Whereabouts): Places {
  const changed = new Map(changes.places.map((place) => [placeName(place), place]))
  const members = Map.groupBy(places.keys(), (key) => placeName(places.get(key) ?? PAGE_PLACE))
  const known = new Map<string, Position>([['', PAGE_PLACE], ...current, ...changed])
  return new Map(
    [...known].map(([name, { parent, slot }]) => {
      const now = current.get(name)?.keys ?? []
      const { before = now, after = now } = changed.get(name) ?? {}
      const keys = mergeOrder({ before, after, current: now }, new Set(members.get(name)))
      return [name, { parent, slot, keys }]
    }),
  )
}
