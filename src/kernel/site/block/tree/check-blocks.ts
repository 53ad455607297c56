import { uuidv7 } from 'uuidv7'
import { type Lang, type MessageKey, translator } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import { BLOCK_LIMITS, type Block, BlockFrame } from '../block.ts'
import type { BlockType, BlockTypes } from '../block-type.ts'
import { measure } from '../grid/measure.ts'
import { messages } from '../messages.ts'
import { mayStand } from '../values/may-stand.ts'
import { upgradeBlock } from './read-blocks.ts'
import { isBlock, isObject, typeOf } from './walk-blocks.ts'

export type BlockFault = {
  /** Where in the list, as in '2.props.blocks.0.props.level'. */
  path: string
  message: string
  /** The block it is about. */
  block?: string
}
type CheckedBlocks = { blocks: Block[]; faults: BlockFault[] }

const BLOCK_ID = /^[\w-]{1,64}$/

/**
 * Judges blocks that someone wants to store. Unknown types stay as they are, unknown props of known
 * types are kept (and never drawn); every known block leaves with an id of its own.
 * @example const { blocks, faults } = checkBlocks(types, body.blocks, lang)
 */
export function checkBlocks(types: BlockTypes, input: unknown, lang: Lang = 'de'): CheckedBlocks {
  const check: Check = { types, lang, ids: new Set(), count: 0, faults: [] }
  const size = measure(input)
  if (size !== 'fits') return { blocks: [], faults: [fault(check, '', size)] }
  if (!Array.isArray(input)) return { blocks: [], faults: [fault(check, '', 'notList')] }
  return { blocks: checkList(check, input, { path: '', depth: 1 }), faults: check.faults }
}

type Check = {
  types: BlockTypes
  lang: Lang
  ids: Set<string>
  count: number
  faults: BlockFault[]
}
type Position = { path: string; depth: number; parent?: BlockType }
type FaultWord = MessageKey<typeof messages> extends `faults.${infer Word}` ? Word : never

function checkList(check: Check, list: readonly unknown[], position: Position): Block[] {
  check.count += list.length
  if (check.count > BLOCK_LIMITS.blocks) return refuse(check, position, 'tooMany')
  if (list.length > 0 && position.depth > BLOCK_LIMITS.depth)
    return refuse(check, position, 'tooDeep')
  return list.flatMap((item, at) => {
    const path = position.path ? `${position.path}.${at}` : String(at)
    if (isBlock(item)) return [checkBlock(check, item, { ...position, path })]
    return refuse(check, { ...position, path }, 'notBlock')
  })
}

function checkBlock(check: Check, block: Block, position: Position): Block {
  const type = typeOf(check.types, block)
  if (!type) {
    if (block.id) check.ids.add(block.id)
    return block
  }
  const words = { error: validationWords(check.lang) }
  const whole = withProps(check, type, block)
  const framed = BlockFrame.safeParse(whole, words)
  if (!framed.success) {
    addIssues(check, { path: position.path, block: block.id }, framed.error.issues)
    return block
  }
  const known = withSlots(check, type, {
    block: withId(check, upgradeBlock(type, whole)),
    position,
  })
  const parsed = type.schema.safeParse(known.props, words)
  const issues = parsed.error?.issues ?? []
  addIssues(check, { path: `${position.path}.props`, block: known.id }, issues)
  if (!mayStand(type, position.parent)) {
    const values = { block: type.label[check.lang] }
    check.faults.push({ ...fault(check, position.path, 'misplaced', values), block: known.id })
  }
  return known
}

/** Whoever names only the type gets what the palette would put there. */
function withProps({ lang }: Check, type: BlockType, block: Block): Block {
  return block.props === undefined ? { ...block, v: type.v, props: type.defaults(lang) } : block
}

function withId(check: Check, block: Block): Block {
  const isOwn = block.id !== undefined && BLOCK_ID.test(block.id) && !check.ids.has(block.id)
  const id = isOwn && block.id ? block.id : uuidv7()
  check.ids.add(id)
  return isOwn ? block : { ...block, id }
}

function withSlots(check: Check, type: BlockType, at: { block: Block; position: Position }): Block {
  const { block, position } = at
  const changed: Record<string, Block[]> = {}
  for (const name of type.slots ?? []) {
    const held = block.props[name]
    if (!Array.isArray(held)) continue
    const path = `${position.path}.props.${name}`
    const checked = checkList(check, held, { path, depth: position.depth + 1, parent: type })
    if (checked.some((child, index) => child !== held[index])) changed[name] = checked
  }
  return isObject(block.props) && Object.keys(changed).length > 0
    ? { ...block, props: { ...block.props, ...changed } }
    : block
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

function addIssues(check: Check, at: { path: string; block?: string }, issues: Issues): void {
  for (const issue of issues) {
    check.faults.push({
      ...at,
      path: [at.path, ...issue.path].map(String).join('.'),
      message: validationMessage(issue.message, check.lang),
    })
  }
}

function refuse(check: Check, { path }: Position, word: FaultWord): [] {
  check.faults.push(fault(check, path, word))
  return []
}

function fault(
  { lang }: Check,
  path: string,
  ...[word, values]: [FaultWord, Record<string, string>?]
): BlockFault {
  const limits = { tooDeep: BLOCK_LIMITS.depth, tooMany: BLOCK_LIMITS.blocks }
  const limit = word === 'tooDeep' || word === 'tooMany' ? limits[word] : 0
  return { path, message: translator(messages, lang)(`faults.${word}`, { limit, ...values }) }
}
