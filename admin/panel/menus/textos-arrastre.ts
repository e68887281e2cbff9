import type { Announcements } from '@dnd-kit/core'

/** How a screen reader is told to move a menu with the keyboard. */
export const INSTRUCCIONES =
  'Para mover un menú, presiona la barra espaciadora. Con las flechas cambia de lugar, con la barra lo sueltas y con Escape lo dejas donde estaba.'

/** What is said while a menu moves. */
export function announcements(
  nameOf: (id: number) => string,
  placeOf: (id: number) => number,
  count: number,
): Announcements {
  const at = (id: string | number): string => `lugar ${placeOf(Number(id))} de ${count}`
  return {
    onDragStart: ({ active }) => `${nameOf(Number(active.id))}: tomado, ${at(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Iría al ${at(over.id)}.` : 'Fuera de la lista.'),
    onDragEnd: ({ active, over }) => `${nameOf(Number(active.id))}: soltado${over ? ` en el ${at(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(Number(active.id))}: se quedó en su lugar.`,
  }
}
