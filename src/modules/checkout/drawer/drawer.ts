/** The field a script adds to a form of the cart, to be answered with the drawer alone. */
export const DRAWER_FIELD = 'drawer'
