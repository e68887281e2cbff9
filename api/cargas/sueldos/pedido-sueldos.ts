import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parseQuincenaCode, quincenaOf, quincenaRange, quincenaYear } from '#domain/calendario/quincena.ts'
import { claveDeCategoria } from '#domain/cargas/sueldos/juzgar-sueldo.ts'
import { categoriasConSueldo, type CategoriaConSueldo } from '#api/fondos/aumentos/categorias-con-sueldo.ts'
import type { PedidoAumento } from '#api/fondos/aumentos/montos-aumento.ts'
import { renglonesEscenificados } from '#api/cargas/tipos/de-renglones.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'

/** Ordinal of the quincena from which the salaries of a load hold. */
export function desdeDe({ id, asunto, creadaAt }: Pick<CargaRow, 'id' | 'asunto' | 'creadaAt'>): number {
  const desde = parseQuincenaCode(asunto, quincenaYear(quincenaOf(todayInMexico(Date.parse(creadaAt)))))
  if (desde === null) throw new Error(`Load ${id} is of no quincena`)
  return desde
}

/** The categories that a file may name, by their key in capitals. */
export async function categoriasPorClave(desde: number): Promise<ReadonlyMap<string, CategoriaConSueldo>> {
  const categorias = await categoriasConSueldo(quincenaRange(desde).inicio)
  return new Map(categorias.map((categoria) => [claveDeCategoria(categoria.clave), categoria]))
}

/** The rise that the staged rows of a load ask for. A file has at most 500. */
export async function pedidoDeSueldos(carga: CargaRow): Promise<PedidoAumento> {
  const desde = desdeDe(carga)
  const categorias = await categoriasPorClave(desde)
  const montos = (await renglonesEscenificados(carga.id)).map(({ leida: { valores } }) => {
    const clave = claveDeCategoria(valores['categoria'])
    return { categoria: categorias.get(clave)?.clave ?? clave, montoCentavos: Number(valores['monto']) }
  })
  return { desde, porcentaje: null, categorias: [], montos }
}
