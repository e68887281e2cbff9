import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { CLAVES_PERCEPCION, PERCEPCIONES } from '#domain/afiliacion/percepciones.ts'
import { quincenaNumber, quincenaRangeLong, quincenaYear } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'

/** A line of the paper; one without value is not printed. */
export type Renglon = readonly [etiqueta: string, valor: string]

/** Rows of cells under their headers; the first column is text, the others are figures. */
export interface TablaImpresa {
  readonly columnas: readonly string[]
  readonly filas: readonly (readonly string[])[]
}

/** Lines under a title, and a table after them; without either it is not printed. */
export interface Seccion {
  readonly titulo: string
  readonly renglones: readonly Renglon[]
  readonly tabla?: TablaImpresa
}

/** Whose movement it is. */
export function renglonesPersona(row: MovimientoRow): Renglon[] {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return [
    ['Nombre', displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')],
    ['CURP', row.curp],
    ['RFC', row.rfc],
    ['NSS', row.nss === null ? '' : formatNss(row.nss)],
    ['Número interno', formatInterno(row.interno)],
  ]
}

/** Where the person works, and for how much. */
export function renglonesPuesto(row: MovimientoRow): Renglon[] {
  return [
    ['Tipo de Entidad', row.orgs1 ?? ''],
    ['Entidad', row.orgs2 ?? ''],
    ['Dirección General', row.orgs3 ?? ''],
    ['Área', row.orgs4 ?? ''],
    ['Categoría', [row.categoria, row.nombre_categoria].filter((text) => text !== null).join(' · ')],
    ['Sueldo mensual', row.sueldo_centavos === null ? '' : formatPesos(row.sueldo_centavos)],
    ...CLAVES_PERCEPCION.map((clave): Renglon => {
      const { titulo, columna, escribe } = PERCEPCIONES[clave]
      const valor = row[columna] ?? 0
      return [titulo, valor === 0 ? '' : escribe(valor)]
    }),
  ]
}

/** The quincena in which it lands. */
export function renglonQuincena({ quincena }: MovimientoRow): Renglon {
  return ['Quincena', `${quincenaNumber(quincena)} de ${quincenaYear(quincena)} (${quincenaRangeLong(quincena)})`]
}

/** A paper that was received, by the name of its file. */
export function renglonRecibido(etiqueta: string, archivo: string): Renglon {
  return [etiqueta, `Recibido · ${shortName(archivo)}`]
}

/** A file name that fits its line; its end tells more than its middle. */
function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length <= 44 ? name : `${letters.slice(0, 28).join('')}…${letters.slice(-14).join('')}`
}
