/** On a phone the side that a menu is told to keep to may leave it out of the window: then it keeps to the other. */
export function keepInSight(menu: HTMLElement): void {
  const { left, right } = menu.getBoundingClientRect()
  if (left < 0) menu.classList.replace('menu-end', 'menu-start')
  else if (right > document.documentElement.clientWidth) menu.classList.replace('menu-start', 'menu-end')
}
