import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { montosIssues } from '#domain/fondos/aumentos/aumento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'

type Valores = Readonly<Record<string, Valor>>

/** A category with a salary on the first day of the rise. */
export interface CategoriaConSueldo {
  readonly clave: string
  readonly sueldoCentavos: number
  /** First day of a salary that begins after the rise. Null if none does. */
  readonly posterior: PlainDate | null
}

export interface ContextoSueldo {
  /** Ordinal of the quincena from which the rise holds, and its first day. */
  readonly desde: number
  readonly inicio: PlainDate
  /** The category that the row names; null if there is none with a salary that day. */
  readonly categoria: CategoriaConSueldo | null
}

/** The key of a category as the catalogue writes it. */
export const claveDeCategoria = (valor: Valor | undefined): string => String(valor ?? '').toUpperCase()

/** The rules that a row of new salaries breaks (C461 to C466, without C462), or its missing data. */
export function juzgarSueldo(valores: Valores, { desde, inicio, categoria }: ContextoSueldo): Falta[] {
  const { monto } = valores
  const clave = claveDeCategoria(valores['categoria'])
  const faltas: Falta[] = []
  if (valores['desde'] !== undefined && valores['desde'] !== desde)
    faltas.push(
      falta('C466', 'Desde', quincenaChip(Number(valores['desde'])), `${quincenaChip(desde)}, la de la carga`),
    )
  if (clave === '') return faltas
  if (categoria === null)
    return [...faltas, falta('C461', 'Categoría', clave, `una categoría con sueldo el ${formatFecha(inicio)}`)]
  if (categoria.posterior !== null)
    faltas.push(
      falta(
        'C465',
        'Categoría',
        `${clave} tiene otro sueldo desde el ${formatFecha(categoria.posterior)}`,
        `que el aumento empiece el ${formatFecha(categoria.posterior)} o después`,
      ),
    )
  return monto === undefined ? faltas : [...faltas, ...faltasDeMonto(Number(monto), categoria)]
}

/** A rise raises, and what it gives is a salary. */
function faltasDeMonto(despuesCentavos: number, { clave, sueldoCentavos: antesCentavos }: CategoriaConSueldo): Falta[] {
  return montosIssues([{ categoriaId: 0, clave, antesCentavos, despuesCentavos }]).map(({ code }) =>
    code === 'no_sube'
      ? falta('C464', 'Sueldo nuevo', formatPesos(despuesCentavos), `más de ${formatPesos(antesCentavos)}, el de hoy`)
      : falta('C463', 'Sueldo nuevo', formatPesos(despuesCentavos), 'más de $0.00 y menos de $1,000,000.00'),
  )
}

const falta = (codigo: Falta['codigo'], campo: string, hallado: string, esperado: string): Falta => ({
  ...{ codigo, campo, columna: '', hallado: hallado.slice(0, HALLADO_MAX), esperado },
})
