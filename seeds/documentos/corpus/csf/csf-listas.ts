import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaCorta, sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import type { Aspecto } from '#seeds/documentos/corpus/aspecto.ts'
import type { RasgosCsf } from './csf-rasgos.ts'
import type { Bloque } from '#seeds/documentos/corpus/flujo.ts'

type Fila = readonly string[]

/** A table's rows as blocks: a heading, then each row with its cells wrapped. `pesos` share the width. */
function tabla(aspecto: Aspecto, pesos: readonly number[], cabeza: Fila, filas: readonly Fila[]): Bloque[] {
  const total = pesos.reduce((sum, peso) => sum + peso, 0)
  const ancho = ANCHO_HOJA - 2 * aspecto.margen
  const widths = pesos.map((peso) => (ancho * peso) / total)
  const lefts = widths.map((_, index) => aspecto.margen + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const linea =
    (fila: Fila, negrita: boolean): Bloque =>
    (pluma, y) => {
      const altos = fila.map((texto, column) => {
        const width = (widths[column] ?? ancho) - 8
        const estilo = negrita ? 'negrita' : 'normal'
        return pluma.parrafo((lefts[column] ?? 0) + 4, y + 3, width, [{ texto }], {
          tamano: aspecto.tamano - 0.5,
          estilo,
        })
      })
      const alto = Math.max(...altos) + 5
      if (aspecto.bordes === 'caja')
        for (const [column, x] of lefts.entries())
          pluma.rectangulo(x, y, widths[column] ?? 0, alto, { borde: '#b5b5b5' })
      else pluma.raya(aspecto.margen, y + alto - 0.5, ancho, '#c8c8c8', 0.4)
      return alto
    }
  const bare = aspecto.rotulosSinAcentos ? cabeza.map(sinAcentos) : cabeza
  return [linea(bare, true), ...filas.map((fila) => linea(fila, false))]
}

/** The grey band, ruled line or bare text that opens a section. */
export function banda({ aspecto, bandas }: RasgosCsf, texto: string): Bloque {
  const { margen, rotulosSinAcentos, relleno } = aspecto
  const ancho = ANCHO_HOJA - 2 * margen
  const title = rotulosSinAcentos ? sinAcentos(texto) : texto
  return (pluma, y) => {
    if (bandas === 'rellenas') pluma.rectangulo(margen, y, ancho, 16, { relleno, borde: '#8f8f8f' })
    if (bandas === 'subrayadas') pluma.raya(margen, y + 15, ancho, '#555555', 0.8)
    pluma.texto(margen + 5, y + 3.5, title, { tamano: 9, estilo: 'negrita' })
    return 18
  }
}

const ACTIVIDADES = [
  'Asalariado',
  'Comercio al por menor de artículos de papelería',
  'Otros servicios de consultoría científica y técnica para el sector público y privado',
  'Alquiler de viviendas no amuebladas',
]

export function actividades({ aspecto, regimenes, inicioOperaciones }: RasgosCsf): Bloque[] {
  const part = Math.floor(100 / regimenes.length)
  const filas = regimenes.map((_, index) => [
    String(index + 1),
    ACTIVIDADES[index % ACTIVIDADES.length] ?? '',
    String(index === 0 ? 100 - part * (regimenes.length - 1) : part),
    fechaCorta(inicioOperaciones),
    '',
  ])
  return tabla(
    aspecto,
    [9, 46, 16, 17, 14],
    ['Orden', 'Actividad Económica', 'Porcentaje', 'Fecha Inicio', 'Fecha Fin'],
    filas,
  )
}

export function regimenesImpresos({ aspecto, regimenes, semilla }: RasgosCsf): Bloque[] {
  const filas = regimenes.map(({ nombre, inicio, fin }) => [
    nombre,
    fechaCorta(inicio),
    fin === null ? '' : fechaCorta(fin),
  ])
  return tabla(aspecto, [semilla % 2 === 0 ? 62 : 44, 19, 19], ['Régimen', 'Fecha Inicio', 'Fecha Fin'], filas)
}

const OBLIGACIONES = [
  ['Declaración anual de ISR. Personas físicas.', 'A más tardar el 30 de abril del ejercicio siguiente.'],
  [
    'Pago provisional mensual de ISR.',
    'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.',
  ],
  ['Pago definitivo mensual de IVA.', 'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.'],
  ['Declaración informativa de IVA con la anual de ISR', 'Conjuntamente con la declaración anual del ejercicio.'],
  [
    'Entero de retenciones mensuales de ISR por sueldos y salarios',
    'A más tardar el día 17 del mes inmediato posterior.',
  ],
] as const

export function obligaciones({ aspecto, semilla, inicioOperaciones }: RasgosCsf): Bloque[] {
  const random = seededRandom(semilla + 3)
  const chosen = OBLIGACIONES.filter(() => random.chance(0.6))
  if (chosen.length === 0) return []
  const filas = chosen.map(([que, cuando]) => [que, cuando, fechaCorta(inicioOperaciones), ''])
  const cabeza = ['Descripción de la Obligación', 'Descripción Vencimiento', 'Fecha Inicio', 'Fecha Fin']
  return tabla(aspecto, [32, 38, 17, 14], cabeza, filas)
}
