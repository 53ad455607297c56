import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { RICH_EXTENSIONS } from './rich-extensions.ts'

const { nodes } = getSchema(RICH_EXTENSIONS)

test.each(['paragraph', 'heading'])(
  'a %s is drawn as it is aligned, and at the left as it is',
  (name) => {
    const drawn = (textAlign: string | null) => {
      const type = nodes[name]
      const node = type?.create({ textAlign })
      return JSON.stringify(node && type?.spec.toDOM?.(node))
    }
    expect(drawn('center')).toContain('align-center')
    expect(drawn('right')).toContain('align-right')
    expect(drawn(null)).not.toContain('align')
    expect(drawn('left')).not.toContain('align')
  },
)
