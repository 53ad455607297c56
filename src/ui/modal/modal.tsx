import { ActionIcon, Modal as MantineModal } from '@mantine/core'
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { SMALL_ICON } from '../icon-size.ts'
import classes from './modal.module.css'
import { useDragOffset } from './use-drag-offset.ts'

interface ModalProps {
  opened: boolean
  /** The close event: the close control, Escape and a click outside all call it. */
  onClose: () => void
  title: string
  labels: { close: string; enterFullscreen: string; exitFullscreen: string }
  /** The content; mark the field to start in with `data-autofocus`. */
  children: ReactNode
  /** Shown before the title. */
  icon?: ReactNode
  /** Actions at the foot, the main one last. */
  footer?: ReactNode
  /** Offers a control that fills the whole screen. */
  canFullscreen?: boolean
  /** Lets the pointer move the window by its head; it never leaves the screen. */
  isDraggable?: boolean
  /** As wide as its content instead of a fixed size. */
  fitContent?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A window above the page: focus stays inside until it is closed and then returns. */
export function Modal({
  opened,
  onClose,
  title,
  labels,
  children,
  icon,
  footer,
  canFullscreen = false,
  isDraggable = false,
  fitContent = false,
  size = 'lg',
}: ModalProps) {
  const [isFullscreen, setFullscreen] = useState(false)
  const isFull = canFullscreen && isFullscreen
  const isMovable = isDraggable && opened && !isFull
  const target = useRef<HTMLDivElement>(null)
  const { offset, handle } = useDragOffset(target, isMovable)
  const FullscreenIcon = isFull ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal
  const fullscreenLabel = isFull ? labels.exitFullscreen : labels.enterFullscreen

  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={isFull}
      size={fitContent ? 'auto' : size}
      radius="md"
      padding="lg"
      centered
      yOffset="16px"
      xOffset="16px"
      transitionProps={{ duration: 150, transition: 'fade' }}
      onExitTransitionEnd={() => setFullscreen(false)}
    >
      <MantineModal.Overlay backgroundOpacity={0.4} />
      <MantineModal.Content
        ref={target}
        classNames={{ content: classes.content }}
        styles={{ content: { translate: isMovable ? `${offset.x}px ${offset.y}px` : 'none' } }}
      >
        <MantineModal.Header className={classes.header} role="presentation">
          <div ref={handle} className={classes.handle} data-movable={isMovable || undefined}>
            {icon && <span className={classes.icon}>{icon}</span>}
            <MantineModal.Title className={classes.title}>{title}</MantineModal.Title>
          </div>
          {canFullscreen && (
            <ActionIcon aria-label={fullscreenLabel} onClick={() => setFullscreen(!isFull)}>
              <FullscreenIcon {...SMALL_ICON} />
            </ActionIcon>
          )}
          <ActionIcon aria-label={labels.close} onClick={onClose}>
            <IconX {...SMALL_ICON} />
          </ActionIcon>
        </MantineModal.Header>
        <MantineModal.Body className={classes.body}>{children}</MantineModal.Body>
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </MantineModal.Content>
    </MantineModal.Root>
  )
}
