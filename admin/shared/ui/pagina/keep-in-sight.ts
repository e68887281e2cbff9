/**
 * On a phone the side that a menu is told to keep to may leave it out of the window: then it keeps to the other, where more
 * of it is seen there.
 */
export function keepInSight(menu: HTMLElement): void {
  const before = pixelsOutside(menu)
  if (before === 0) return
  const [own, other] = menu.classList.contains('menu-end') ? ['menu-end', 'menu-start'] : ['menu-start', 'menu-end']
  menu.classList.replace(own, other)
  if (pixelsOutside(menu) > before) menu.classList.replace(other, own)
}

function pixelsOutside(menu: HTMLElement): number {
  const { left, right } = menu.getBoundingClientRect()
  return Math.max(0, -left) + Math.max(0, right - document.documentElement.clientWidth)
}
