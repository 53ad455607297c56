import type {
  ActionIconProps,
  AnchorProps,
  BadgeProps,
  ButtonProps,
  CardProps,
  CheckboxProps,
  InputWrapperProps,
  MenuProps,
  ModalProps,
  PaperProps,
  PopoverProps,
  SelectProps,
  SkeletonProps,
  SwitchProps,
  TableProps,
  TextProps,
  TooltipProps,
} from '@mantine/core'

const QUICK = { duration: 120 }

/** Default props of Mantine's components in the admin centre. */
export const componentDefaults = {
  Button: defaults<ButtonProps>({
    size: 'sm',
    // A lower button has no larger words than a whole one.
    vars: (_theme, { size }) => ({
      root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
    }),
  }),
  ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 'lg' }),
  Anchor: defaults<AnchorProps>({ underline: 'hover', size: 'sm' }),
  Text: defaults<TextProps>({ size: 'sm' }),
  Badge: defaults<BadgeProps>({ variant: 'light', radius: 'xl', tt: 'none' }),
  Card: defaults<CardProps>({ radius: 'md', withBorder: true, padding: 'lg' }),
  Paper: defaults<PaperProps>({ radius: 'md' }),
  Modal: defaults<ModalProps>({
    radius: 'md',
    overlayProps: { backgroundOpacity: 0.4 },
    transitionProps: { duration: 150, transition: 'fade' },
  }),
  Menu: defaults<MenuProps>({
    radius: 'md',
    shadow: 'md',
    position: 'bottom-end',
    transitionProps: QUICK,
    // A menu may hold nothing but its entries; the first one takes the focus itself.
    withInitialFocusPlaceholder: false,
  }),
  Popover: defaults<PopoverProps>({ radius: 'md', shadow: 'md', transitionProps: QUICK }),
  Select: defaults<SelectProps>({ comboboxProps: { shadow: 'md' } }),
  Tooltip: defaults<TooltipProps>({ transitionProps: QUICK }),
  Table: defaults<TableProps>({ verticalSpacing: 'xs', fz: 'sm' }),
  Checkbox: defaults<CheckboxProps>({ size: 'sm' }),
  Switch: defaults<SwitchProps>({ size: 'sm' }),
  Skeleton: defaults<SkeletonProps>({ radius: 'sm' }),
  InputWrapper: defaults<InputWrapperProps>({ size: 'sm' }),
}

/** What `Component.extend` makes, without loading the component. */
function defaults<Props>(defaultProps: Partial<Props>): { defaultProps: Partial<Props> } {
  return { defaultProps }
}
