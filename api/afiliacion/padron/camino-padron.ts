import { cleanKey } from '#domain/identidad/clean-key.ts'
import { buscarNombre } from '#api/afiliacion/busqueda/buscar-nombre.ts'
import type { Corte, Orden } from '#api/afiliacion/busqueda/corte.ts'
import { contarPocas, POCAS } from '#api/afiliacion/busqueda/plan.ts'
import { paginaDeIds } from '#api/db/orden.ts'
import { A_MEDIDA } from '#api/db/readers/readers.ts'
import { Binds } from '#api/db/sql.ts'
import type { Camino } from '#api/http/listas/camino.ts'
import type { AskedList } from '#api/http/listas/define-list.ts'
import { CONTADOS } from '#api/http/listas/list-total.ts'
import { alDe } from '#api/afiliacion/reloj/filtros-al.ts'
import { caminoAl } from './camino-al.ts'
import { cortePadron } from './corte-padron.ts'
import { isKey } from './search-sql.ts'

/** What the padrón is sorted by, each with an index of its own. */
export const ORDENES_PADRON = {
  id: 'a.id',
  interno: 'a.interno',
  nombre: 'a.nombre_orden',
  apellidoPaterno: 'a.nombre_orden',
  curp: 'a.curp',
  situacion: 'a.situacion',
  fechaAlta: 'a.fecha_alta',
  sueldoCentavos: 'a.sueldo_centavos',
} as const

type Campo = keyof typeof ORDENES_PADRON
const NUMEROS: ReadonlySet<Campo> = new Set(['id', 'interno', 'sueldoCentavos'])

/**
 * How a page of the padrón is found. A few people are taken by where they stand, and sorted; among many, whoever walks them in the
 * order asked for soon has a page full. A count that stops where few end tells which. One place in order of names has an index of its
 * own, and a key its bearers: null.
 */
export async function caminoPadron({ actor, q, sort, filtro, condicion }: AskedList<Campo>): Promise<Camino | null> {
  const own = cortePadron(actor, filtro)
  const orden = ordenDe(sort)
  if (q !== '') {
    if (isKey(cleanKey(q))) return null
    const corte = own ?? { estrecha: condicion, enOrden: () => condicion, suelta: condicion }
    const cuenta = condicion(new Binds()) === '1 = 1' ? 'todos' : 'corte'
    return buscarNombre({ texto: q, corte, cuenta, orden })
  }
  const al = alDe(filtro)
  if (al !== null) return caminoAl(al, { filtro, condicion }, orden)
  if (own === null || (own.seguido && orden.porNombre)) return null
  return porCuenta(own, orden)
}

function ordenDe({ field, order }: AskedList<Campo>['sort']): Orden {
  const columna = ORDENES_PADRON[field]
  const sinIndice = NUMEROS.has(field) ? `(${columna} + 0)` : `(${columna} || '')`
  return { columna, sinIndice, order, porNombre: columna === ORDENES_PADRON.nombre }
}

async function porCuenta(corte: Corte, { columna, sinIndice, order }: Orden): Promise<Camino> {
  const n = await contarPocas(corte.estrecha)
  const pocas = n <= POCAS
  const condicion = pocas ? corte.estrecha : corte.enOrden(columna)
  const claves = [
    { sql: pocas ? sinIndice : columna, order },
    { sql: 'a.id', order },
  ]
  return {
    condicion,
    contados: Math.min(n, CONTADOS + 1),
    ids: (binds, { limit, offset }) =>
      paginaDeIds('a.id', claves, {
        from: `FROM afiliados a ${A_MEDIDA} WHERE ${condicion(binds)}`,
        limit: `LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`,
      }),
  }
}
