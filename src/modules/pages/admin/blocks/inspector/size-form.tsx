import { Select, Switch } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block, BlockAttrs } from '#kernel/site/block/block.ts'
import {
  BREAKPOINTS,
  type Breakpoint,
  COLUMNS,
  sizesOf,
  visibilityOf,
} from '#kernel/site/block/breakpoints.ts'
import { editMessages } from '../../messages.ts'
import classes from './inspector.module.css'

type Props = {
  block: Block
  isResizable: boolean
  isReadOnly: boolean
  onChange(change: (block: Block) => Block): void
}

const WIDTHS = Array.from({ length: COLUMNS }, (_, at) => String(at + 1))

/** How wide a block is on each kind of screen, and where it shows at all. */
export function SizeForm({ block, isResizable, isReadOnly, onChange }: Props) {
  const t = useMessages(editMessages)
  const sizes = sizesOf(block.attrs)
  const shown = visibilityOf(block.attrs)
  const set = (attrs: BlockAttrs) =>
    onChange((now) => ({ ...now, attrs: { ...now.attrs, ...attrs } }))
  const resize = (at: Breakpoint, width: string | null) => {
    const { [at]: _, ...others } = block.attrs?.size ?? {}
    set({ size: width === null ? others : { ...others, [at]: Number(width) } })
  }
  return (
    <fieldset className={classes.places} disabled={isReadOnly} data-plain>
      {BREAKPOINTS.map(({ name }) => (
        <div key={name} className={classes.place}>
          {isResizable && (
            <Select
              label={t('size.width', { screen: t(`size.${name}`) })}
              data={WIDTHS.map((value) => ({ value, label: t('size.columns', { value }) }))}
              value={block.attrs?.size?.[name] === undefined ? null : String(sizes[name])}
              placeholder={t('size.inherited', { value: sizes[name] })}
              clearable
              clearButtonProps={{ 'aria-label': t('size.clear') }}
              onChange={(width) => resize(name, width)}
            />
          )}
          <Switch
            label={t('size.visible', { screen: t(`size.${name}`) })}
            checked={shown[name]}
            onChange={(event) =>
              set({ visible: { ...shown, [name]: event.currentTarget.checked } })
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
