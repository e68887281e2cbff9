import type { PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Papel } from './dibujo/hoja.ts'
import { fechaLarga, nombreCompleto } from './dibujo/impresion.ts'
import { Pluma } from './dibujo/pluma.ts'

/** A testamentary letter: who receives the funds. No reader reads it; it is the optional paper of the alta. */
export function papelCartaTestamentaria(
  persona: PersonaFicticia,
  beneficiarios: readonly (readonly [string, string, number])[],
  fecha: PlainDate,
): Papel {
  const pluma = new Pluma('times')
  pluma.centrado(306, 80, 'CARTA TESTAMENTARIA', { tamano: 16, estilo: 'negrita' })
  pluma.derecha(552, 120, `Aguascalientes, Ags., a ${fechaLarga(fecha)}`, { tamano: 11 })
  const texto = `Quien suscribe, ${nombreCompleto(persona)}, con CURP ${persona.curp} y RFC ${persona.rfc}, en pleno uso de mis facultades, designo como beneficiarias de mis fondos y seguros a las personas siguientes:`
  let y = 160 + pluma.parrafo(60, 160, 492, [{ texto }], { tamano: 12 }) + 20
  const fila = (columnas: readonly [string, string, string], estilo: 'normal' | 'negrita'): void => {
    pluma.texto(70, y, columnas[0], { tamano: 11, estilo })
    pluma.texto(330, y, columnas[1], { tamano: 11, estilo })
    pluma.derecha(545, y, columnas[2], { tamano: 11, estilo })
    pluma.raya(60, y + 15, 492)
    y += 22
  }
  fila(['Nombre', 'Parentesco', 'Porcentaje'], 'negrita')
  for (const [nombre, parentesco, porcentaje] of beneficiarios) fila([nombre, parentesco, `${porcentaje} %`], 'normal')
  pluma.raya(196, y + 120, 220, '#333333')
  pluma.centrado(306, y + 126, nombreCompleto(persona), { tamano: 10 })
  pluma.centrado(306, y + 140, 'Nombre y firma', { tamano: 9, color: '#555555' })
  return { titulo: 'Carta testamentaria', familia: 'times', hojas: [{ piezas: pluma.piezas }] }
}
