import fc from 'fast-check'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'

export const TYPES = blockTypes(pageBlockTypes)

const size = fc.record(
  { xs: fc.integer({ min: 1, max: 12 }), lg: fc.integer({ min: 1, max: 12 }) },
  { requiredKeys: [] },
)
const attrs = fc.record({ size, visible: fc.record({ md: fc.boolean() }, { requiredKeys: [] }) })

/** Ids that are missing, taken twice or named like something else must not confuse anybody. */
const frame = fc.record(
  {
    id: fc.oneof(fc.uuid(), fc.constantFrom('a', 'b', 'constructor', '__proto__', 'x:y')),
    v: fc.constantFrom(1, 1, 99),
    attrs,
    extra: fc.constantFrom(1, 'kept', null),
  },
  { requiredKeys: [] },
)

const plain = fc.tuple(
  frame,
  fc.constantFrom('text', 'heading', 'hr', 'spacer', 'from-the-future'),
  fc.record({ text: fc.string(), unknown: fc.jsonValue() }, { requiredKeys: [] }),
)

/** Any list a page may have stored, nested, with types nobody knows. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc.letrec<{ block: Block; list: Block[] }>(
  (tie) => ({
    list: fc.array(tie('block'), { maxLength: 5 }),
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      plain.map(([around, type, props]): Block => ({ ...around, type, props })),
      fc
        .tuple(
          frame,
          fc.constantFrom('section', 'column', 'from-the-future'),
          tie('list'),
          fc.boolean(),
        )
        .map(
          ([around, type, blocks, isFirst]): Block => ({
            ...around,
            type,
            props: isFirst ? { blocks, tone: 'plain' } : { tone: 'plain', blocks },
          }),
        ),
    ),
  }),
).list
