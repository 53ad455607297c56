import { UnstyledButton } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { BREAKPOINTS } from '#kernel/site/block/breakpoints.ts'
import { useRoom } from '../room/room-context.tsx'
import { SCREEN_WIDTHS } from '../room/view-store.ts'
import { texts } from '../texts.ts'
import { CanvasFrame } from './canvas-frame.tsx'
import type { PageShell } from './page-shell.ts'
import classes from './stage.module.css'
import type { RoomSize } from './stage.tsx'

const GAP = 16
const HEAD = 36

/** The same page on all three kinds of screen at once; a click goes on working on one of them. */
export function ThreeUp({ shell, room }: { shell: PageShell; room: RoomSize }) {
  const t = useTexts(texts)
  const { view } = useRoom()
  const all = BREAKPOINTS.reduce((sum, { name }) => sum + SCREEN_WIDTHS[name], 0)
  const scale = Math.min(1, (room.width - 2 * GAP) / all)
  return (
    <div className={classes.three}>
      {BREAKPOINTS.map(({ name }) => {
        const width = SCREEN_WIDTHS[name]
        const label = t(`screens.${name}`)
        return (
          <div key={name} className={classes.small} style={{ width: width * scale }}>
            <UnstyledButton
              className={classes.smallName}
              onClick={() =>
                view.setState({ isThreeUp: false, width: name === 'lg' ? null : width })
              }
            >
              {t('screens.open', { screen: label, width })}
            </UnstyledButton>
            <div className={classes.smallPage} style={{ height: room.height - HEAD }} inert>
              <CanvasFrame
                shell={shell}
                size={{ width, height: room.height - HEAD, scale }}
                label={label}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}
