import { blockTypes } from '#kernel/site/block/block-type.ts'
import { pageBlockTypes } from '../blocks/all-types.ts'
import type { House } from './work.ts'

/** What pages know of other modules when there are none; for tests. */
export function testHouse(): House {
  const types = blockTypes(pageBlockTypes)
  return { types: () => types, isFixed: () => false }
}
