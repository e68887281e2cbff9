import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import { bloquesDeDatos, type Dato, type Zona } from '#seeds/documentos/corpus/bloque-datos.ts'
import type { RasgosCsf } from './csf-rasgos.ts'
import type { Bloque } from '#seeds/documentos/corpus/flujo.ts'

const BORDE = '#b5b5b5'

function datosDe({ domicilio, correo }: PersonaFicticia, { rotulos, revuelto, semilla }: RasgosCsf): Dato[] {
  const campos = Object.entries(domicilio).map(([campo, valor]: [string, string]) => ({
    rotulo: rotulos[campo as keyof typeof domicilio],
    valor,
  }))
  const random = seededRandom(semilla + 2)
  const ordenados = revuelto
    ? campos
        .map((dato) => ({ dato, key: random.next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ dato }) => dato)
    : campos
  return [
    ...ordenados,
    { rotulo: 'Correo Electrónico', valor: correo },
    { rotulo: 'Tel. Fijo Lada', valor: '' },
    { rotulo: 'Número', valor: '' },
    { rotulo: 'Estado del domicilio', valor: 'LOCALIZADO - Domicilio Localizado' },
    { rotulo: 'Estado del contribuyente en el domicilio', valor: 'LOCALIZADO' },
  ]
}

/** The address as rows: pages may end between any two of them. */
export function filasDeDomicilio(persona: PersonaFicticia, rasgos: RasgosCsf): Bloque[] {
  const { margen } = rasgos.aspecto
  const ancho = ANCHO_HOJA - 2 * margen
  const datos = datosDe(persona, rasgos)
  const una = {
    ...rasgos.aspecto,
    disposicion: rasgos.aspecto.disposicion === 'seguido' ? 'seguido' : 'tabla',
  } as const
  if (rasgos.domicilio === 'unaColumna') return bloquesDeDatos(una, datos, { x: margen, ancho })
  const left = ancho * rasgos.reparto
  const zonas = [
    { x: margen, ancho: left },
    { x: margen + left, ancho: ancho - left },
  ]
  return Array.from({ length: Math.ceil(datos.length / 2) }, (_, row) =>
    fila(datos.slice(row * 2, row * 2 + 2), zonas, rasgos, row % 2 === 0),
  )
}

const DISPOSICION = { celdas: 'seguido', cuatro: 'lado', encima: 'arriba', unaColumna: 'tabla' } as const

/** Two cells as tall as the taller, shaded in every second row. */
function fila(datos: readonly Dato[], zonas: readonly Zona[], rasgos: RasgosCsf, sombreada: boolean): Bloque {
  const aspecto = { ...rasgos.aspecto, disposicion: DISPOSICION[rasgos.domicilio] }
  return (pluma, y) => {
    const start = pluma.piezas.length
    const altos = datos.map((dato, column) => {
      const { x, ancho } = zonas[column] ?? { x: aspecto.margen, ancho: 200 }
      return bloquesDeDatos(aspecto, [dato], { x: x + 5, ancho: ancho - 10 })[0]?.(pluma, y + 4) ?? 0
    })
    const alto = Math.max(...altos) + 3
    const texts = pluma.piezas.splice(start)
    const relleno = sombreada && aspecto.relleno !== '#ffffff' ? { relleno: aspecto.relleno } : {}
    for (const { x, ancho } of zonas)
      if (aspecto.bordes === 'caja') pluma.rectangulo(x, y, ancho, alto, { borde: BORDE, ...relleno })
      else if (sombreada && aspecto.bordes === 'ninguno')
        pluma.rectangulo(x, y, ancho, alto, { relleno: aspecto.relleno })
      else pluma.raya(x, y + alto - 0.6, ancho, BORDE, 0.5)
    pluma.piezas.push(...texts)
    return alto
  }
}
