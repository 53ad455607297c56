import { afterAll } from 'vitest'
import { cleanUp } from './clean-ups.ts'

// Files of one worker share what they import: a hook in an imported module would belong to the first.
afterAll(cleanUp, 60_000)
