import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Card,
  Checkbox,
  InputWrapper,
  Menu,
  Modal,
  Paper,
  Popover,
  Select,
  Skeleton,
  Switch,
  Table,
  Text,
  Tooltip,
} from '@mantine/core'

const QUICK = { duration: 120 }

/** Default props of Mantine's components in the admin centre. */
export const componentDefaults = {
  Button: Button.extend({ defaultProps: { size: 'sm' } }),
  ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'hover', size: 'sm' } }),
  Text: Text.extend({ defaultProps: { size: 'sm' } }),
  Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'xl', tt: 'none' } }),
  Card: Card.extend({ defaultProps: { radius: 'md', withBorder: true, padding: 'lg' } }),
  Paper: Paper.extend({ defaultProps: { radius: 'md' } }),
  Modal: Modal.extend({
    defaultProps: {
      radius: 'md',
      overlayProps: { backgroundOpacity: 0.4 },
      transitionProps: { duration: 150, transition: 'fade' },
    },
  }),
  Menu: Menu.extend({
    defaultProps: {
      radius: 'md',
      shadow: 'md',
      position: 'bottom-end',
      transitionProps: QUICK,
      // A menu may hold nothing but its entries; the first one takes the focus itself.
      withInitialFocusPlaceholder: false,
    },
  }),
  Popover: Popover.extend({
    defaultProps: { radius: 'md', shadow: 'md', transitionProps: QUICK },
  }),
  Select: Select.extend({ defaultProps: { comboboxProps: { shadow: 'md' } } }),
  Tooltip: Tooltip.extend({ defaultProps: { transitionProps: QUICK } }),
  Table: Table.extend({ defaultProps: { verticalSpacing: 'xs', fz: 'sm' } }),
  Checkbox: Checkbox.extend({ defaultProps: { size: 'sm' } }),
  Switch: Switch.extend({ defaultProps: { size: 'sm' } }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: 'sm' } }),
  InputWrapper: InputWrapper.extend({ defaultProps: { size: 'sm' } }),
}
