import type { Announcements } from '@dnd-kit/core'

/** How a screen reader is told to move one thing of a list with the keyboard: "un menú", "una página". */
export function instrucciones(que: string): string {
  return `Para mover ${que}, presiona la barra espaciadora. Con las flechas cambia de lugar, con la barra queda ahí y con Escape vuelve a donde estaba.`
}

/** What is said while one of a list moves. */
export function announcements(
  nameOf: (id: string | number) => string,
  placeOf: (id: string | number) => number,
  count: number,
): Announcements {
  const at = (id: string | number): string => `lugar ${placeOf(id)} de ${count}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)}: en movimiento, ${at(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Iría al ${at(over.id)}.` : 'Fuera de la lista.'),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)}: ${over ? `queda en el ${at(over.id)}` : 'en su lugar'}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)}: sigue en su lugar.`,
  }
}
