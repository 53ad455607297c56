import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useOnDemand } from '../frame/use-on-demand.ts'

/** What a menu of the bar is given once it has come. */
export type LaterMenuProps = {
  button: ReactElement
  open: { is: boolean; onChange(isOpen: boolean): void }
}

type MenuOnDemandProps = {
  Button: ComponentType<ComponentPropsWithRef<'button'>>
  load(): Promise<{ Component: ComponentType<LaterMenuProps> }>
}

/** The button of a menu stands at once; the menu is fetched when somebody comes near it. */
export function MenuOnDemand({ Button, load }: MenuOnDemandProps) {
  const [interest, setInterest] = useState<'none' | 'near' | 'asked'>('none')
  const isAsked = interest === 'asked'
  const onFailed = () => setInterest('none')
  const menu = useOnDemand({ load, isAsked, isAhead: interest === 'near', onFailed })
  const comeNear = () => setInterest((known) => (known === 'none' ? 'near' : known))
  const ask = () => setInterest('asked')
  if (menu && isAsked) return <ArrivedMenu Menu={menu.Component} Button={Button} />
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={ask}
      onKeyDown={({ key }) => key === 'ArrowDown' && ask()}
    />
  )
}

type ArrivedMenuProps = Pick<MenuOnDemandProps, 'Button'> & { Menu: ComponentType<LaterMenuProps> }

/** Opens at once; its button takes over the focus of the one that stood there, to get it back. */
function ArrivedMenu({ Menu, Button }: ArrivedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return <Menu button={<Button ref={button} />} open={{ is: isOpen, onChange: setOpen }} />
}
