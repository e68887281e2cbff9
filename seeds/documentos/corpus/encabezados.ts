import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import type { Aspecto } from './aspecto.ts'
import type { Bloque } from './flujo.ts'

export const ENCABEZADOS = ['banda', 'logotipo', 'centrado', 'escudo', 'sobrio'] as const
export type NombreEncabezado = (typeof ENCABEZADOS)[number]

/** The institution's words at the top of a paper. */
export interface Membrete {
  readonly siglas: string
  readonly nombre: string
  readonly pais: string
}

const MEDIO = ANCHO_HOJA / 2

/** The head of a first page, one of five ways. */
export function encabezado(nombre: NombreEncabezado, aspecto: Aspecto, membrete: Membrete): Bloque {
  return (pluma, y) => HECHOS[nombre](aspecto, membrete)(pluma, y)
}

const HECHOS: Readonly<Record<NombreEncabezado, (aspecto: Aspecto, membrete: Membrete) => Bloque>> = {
  banda:
    ({ acento, margen }, { siglas, nombre }) =>
    (pluma, y) => {
      pluma.rectangulo(0, y, ANCHO_HOJA, 30, { relleno: acento })
      pluma.texto(margen, y + 9, siglas, { tamano: 12, estilo: 'negrita', color: '#ffffff' })
      pluma.derecha(ANCHO_HOJA - margen, y + 11, nombre, { tamano: 8, color: '#ffffff' })
      return 42
    },
  logotipo:
    ({ acento, margen }, { siglas, nombre, pais }) =>
    (pluma, y) => {
      pluma.rectangulo(margen, y, 4, 32, { relleno: acento })
      pluma.texto(margen + 10, y + 1, siglas, { tamano: 15, estilo: 'negrita', color: acento })
      pluma.texto(margen + 10, y + 20, nombre, { tamano: 7, color: acento })
      pluma.derecha(ANCHO_HOJA - margen, y + 4, pais, { tamano: 9.5, estilo: 'negrita', color: '#4a4a4a' })
      pluma.raya(margen, y + 38, ANCHO_HOJA - 2 * margen, acento, 1.2)
      return 50
    },
  centrado:
    ({ acento }, { siglas, nombre, pais }) =>
    (pluma, y) => {
      pluma.centrado(MEDIO, y, pais.toUpperCase(), { tamano: 10, estilo: 'negrita' })
      pluma.centrado(MEDIO, y + 15, nombre.toUpperCase(), { tamano: 9, color: acento })
      pluma.centrado(MEDIO, y + 29, siglas, { tamano: 8, color: acento })
      return 48
    },
  escudo:
    ({ acento, margen }, { siglas, nombre, pais }) =>
    (pluma, y) => {
      pluma.rectangulo(margen, y, 40, 40, { borde: acento, radio: 20 })
      pluma.rectangulo(margen + 10, y + 10, 20, 20, { relleno: acento, radio: 10 })
      pluma.texto(margen + 52, y + 4, nombre, { tamano: 11, estilo: 'negrita', color: acento })
      pluma.texto(margen + 52, y + 20, `${siglas} · ${pais}`, { tamano: 8, color: '#555555' })
      return 54
    },
  sobrio:
    ({ margen }, { nombre }) =>
    (pluma, y) => {
      pluma.derecha(ANCHO_HOJA - margen, y, nombre, { tamano: 8.5, color: '#555555' })
      return 22
    },
}

/** The title across the page, at the left or in the middle, in as many lines as it needs. */
export function titulo(aspecto: Aspecto, texto: string, random: SeededRandom): Bloque {
  const tamano = random.pick([11, 12, 13, 14])
  const color = random.chance(0.5) ? aspecto.acento : '#1a1a1a'
  const centrado = random.chance(0.6)
  return (pluma, y) => {
    const { margen } = aspecto
    const ancho = ANCHO_HOJA - 2 * margen
    const width = pluma.ancho(texto, tamano, 'negrita')
    const x = centrado && width < ancho ? MEDIO - width / 2 : margen
    return pluma.parrafo(x, y, ANCHO_HOJA - margen - x + 1, [{ texto }], { tamano, estilo: 'negrita', color }) + 8
  }
}

/** Small print over the whole width. */
export function parrafo(aspecto: Aspecto, texto: string, tamano = aspecto.tamano, color = '#333333'): Bloque {
  return (pluma, y) => pluma.parrafo(aspecto.margen, y, ANCHO_HOJA - 2 * aspecto.margen, [{ texto }], { tamano, color })
}
